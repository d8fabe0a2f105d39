// @ts-check
// Shows only the rows in which what is typed stands; without it the tables are whole.
(function () {
  "use strict";
  /** @param {string} text @returns {string} in small letters, without accents */
  function plain(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  }
  var field = document.getElementById("find");
  var label = document.getElementById("found-label");
  var found = document.getElementById("found");
  if (!(field instanceof HTMLInputElement) || !label || !found || !field.parentElement) {
    return;
  }
  var input = field;
  var shownLabel = label;
  var shownCount = found;
  field.parentElement.hidden = false;
  /** @type {{row: HTMLElement, text: string}[]} */
  var rows = [];
  document.querySelectorAll("tbody tr:not(.heading)").forEach(function (row) {
    if (row instanceof HTMLElement) {
      rows.push({ row: row, text: plain(row.textContent || "") });
    }
  });
  function look() {
    var wanted = plain(input.value.trim());
    var count = 0;
    rows.forEach(function (one) {
      var there = one.text.indexOf(wanted) >= 0;
      one.row.hidden = !there;
      count += there ? 1 : 0;
    });
    shownLabel.hidden = wanted === "";
    shownCount.textContent = wanted === "" ? "" : String(count);
  }
  input.addEventListener("input", look);
  look();
})();
