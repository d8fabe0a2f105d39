// @ts-check
// Letters that are as large as a screen can show them all; the time of day, and how long the round has been played or when it begins. After some seconds
// the next page comes, read anew from the folder, unless the space bar or a click on the clock
// stops it.
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
  function turn() {
    stopped = !stopped;
    shown.setAttribute("aria-pressed", String(stopped));
    tell();
  }
  shown.addEventListener("click", turn);
  document.addEventListener("keydown", function (event) {
    // On the clock itself the key is a click.
    if (event.key === " " && event.target !== shown) {
      event.preventDefault();
      turn();
    }
  });
  function second() {
    tell();
    left -= stopped ? 0 : 1;
    if (next && left < 0) {
      left = 3600;
      // The way back leads out of the pages, and not through each of them.
      location.replace(next);
    }
  }
  /** Makes the letters smaller until all rows are seen: nobody scrolls on a wall, but on a phone one does. */
  function fit() {
    var body = document.body;
    body.style.fontSize = "";
    var whole = parseFloat(getComputedStyle(body).fontSize);
    var isWall = innerWidth >= 900;
    for (var part = 96; isWall && part >= 40 && document.documentElement.scrollHeight > innerHeight; part -= 4) {
      body.style.fontSize = String(whole * part / 100) + "px";
    }
  }
  tell();
  fit();
  addEventListener("resize", fit);
  setInterval(second, 1000);
})();
