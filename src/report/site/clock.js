// @ts-check
// The time of day, and how long the round has been played or when it begins. After some seconds
// the next page comes, read anew from the folder, unless the space bar stops it.
(function () {
  "use strict";
  var place = document.getElementById("clock");
  if (!place) {
    return;
  }
  var shown = place;
  /** @param {number} number @returns {string} with two digits */
  function two(number) {
    return (number < 10 ? "0" : "") + String(number);
  }
  function tell() {
    var now = new Date();
    var text = two(now.getHours()) + ":" + two(now.getMinutes());
    var begins = shown.getAttribute("data-begins");
    var at = begins ? new Date(begins) : null;
    if (at && !isNaN(at.getTime())) {
      var minutes = Math.floor((now.getTime() - at.getTime()) / 60000);
      var hours = Math.floor(Math.abs(minutes) / 60);
      if (hours < 12) {
        text += "  (" + (minutes < 0 ? "\u2212" : "+") + hours + ":" + two(Math.abs(minutes) % 60) + ")";
      }
    }
    shown.textContent = (stopped ? "\u2016 " : "") + text;
  }
  var left = Number(shown.getAttribute("data-seconds"));
  var next = shown.getAttribute("data-next");
  var stopped = false;
  document.addEventListener("keydown", function (event) {
    if (event.key === " ") {
      event.preventDefault();
      stopped = !stopped;
      tell();
    }
  });
  function second() {
    tell();
    left -= stopped ? 0 : 1;
    if (next && left < 0) {
      left = 3600;
      location.href = next;
    }
  }
  tell();
  setInterval(second, 1000);
})();
