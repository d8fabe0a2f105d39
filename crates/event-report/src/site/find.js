// @ts-check
// Shows only the rows of the players who are sought; without it the tables are whole.
(function () {
  "use strict";
  /** Letters that are no letter with an accent. @type {Record<string, string>} */
  var LETTERS = { "ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "’": "'" };
  /** @param {string} text @returns {string} in small letters, without accents and commas */
  function plain(text) {
    var bare = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
    return bare.replace(/[łøđßæœı’]/g, function (one) { return LETTERS[one]; }).replace(/,/g, " ");
  }
  /**
   * True if each word begins a word of the name: "jan van", "van jan".
   * @param {string} name @param {string} wanted both plain
   */
  function fits(name, wanted) {
    var words = wanted.split(/\s+/).filter(Boolean);
    return words.every(function (word) {
      return (" " + name.replace(/-/g, " ")).indexOf(" " + word) >= 0 || (" " + name).indexOf(" " + word) >= 0;
    });
  }
  /** @type {any} */ (globalThis).ArbiterFind = { plain: plain, fits: fits };
  if (typeof document === "undefined") {
    return;
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
      // Their own name, and not that of an opponent.
      var name = row.querySelector("th") || row;
      rows.push({ row: row, text: plain(name.textContent || "") });
    }
  });
  function look() {
    var wanted = plain(input.value.trim());
    var count = 0;
    rows.forEach(function (one) {
      var there = fits(one.text, wanted);
      one.row.hidden = !there;
      count += there ? 1 : 0;
    });
    shownLabel.hidden = wanted === "";
    shownCount.textContent = wanted === "" ? "" : String(count);
  }
  input.addEventListener("input", look);
  look();
})();
