// @ts-check
// The time of day, and how long the round has been played or when it begins.
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
    shown.textContent = text;
  }
  tell();
  setInterval(tell, 1000);
})();
