// The games of a page, made to be stepped through.
//
// Every position comes with the page: this script knows no rules. A game is a figure with the
// class `viewer`, the last position and the moves as text; in it stands the data, whose form is
// told in data.rs and changes.rs. Texts are only ever set as texts.
// @ts-check
(() => {
  "use strict";

  /** @typedef {{cells: string, turn: string}} Position */
  /** @typedef {{n?: string, c?: string, i?: string, k?: string, r?: string[], p?: string, v?: Item[], s?: number}} Other */
  /** @typedef {number | string | Other} Item */
  /** @typedef {{board: number[], start: string, turn: string, opens: string, line: Item[]}} Data */
  /** @typedef {{kind: string, text: string, lang?: string}} Note */
  /**
   * A position of a game and how it came about. `text` is empty for one that was set; `ends` and
   * `taken` are places in the string of cells.
   * @typedef {object} Node
   * @property {number} parent
   * @property {number[]} next
   * @property {Position} position
   * @property {string} text
   * @property {number} number
   * @property {string} side
   * @property {number[]} ends
   * @property {number[]} taken
   * @property {string} clock
   * @property {Note[]} notes
   * @property {string} anchor
   */
  /**
   * A piece of the list of moves: a node, a text, or a parenthesis.
   * @typedef {{node?: number, numbered?: boolean, text?: string, kind?: string, lang?: string, open?: boolean}} Token
   */
  /** @typedef {{nodes: Node[], tokens: Token[]}} Game */

  const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_*+,/:;@~";
  const DISC = "m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0z";
  const RING = "m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z";
  const CROWN = "m-22 16l-4-30 14 12 12-20 12 20 14-12-4 30z";
  const DOT = "m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z";
  const FRAME = "m-46-46h92v92h-92z";
  const CROSS = "m-30-30l60 60m0-60l-60 60";

  /**
   * The places of the squares on the board, in the order of their numbers: column and row from 0
   * at the upper left.
   * @param {number[]} board
   * @returns {number[][]}
   */
  function places(board) {
    const [rows, play, first] = board;
    const all = [];
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < rows; c++) {
        const row = first < 2 ? r : rows - 1 - r;
        const column = first % 2 === 0 ? c : rows - 1 - c;
        if (play === 2 || (row + column) % 2 === play) all.push([column, row]);
      }
    }
    return all;
  }

  /**
   * The names of the squares in positions.
   * @param {number[]} board
   * @returns {string[]}
   */
  function names(board) {
    const [rows, , , letters] = board;
    return places(board).map(([column, row], at) => {
      if (letters < 0) return String(at + 1);
      const file = letters % 2 === 0 ? column : rows - 1 - column;
      const rank = letters < 2 ? row : rows - 1 - row;
      return String.fromCharCode(97 + file) + String(rank + 1);
    });
  }

  /** @param {string} turn */
  const other = (turn) => (turn === "w" ? "b" : "w");

  /**
   * What a change makes of a position.
   * @param {Position} before
   * @param {string} change
   * @returns {{position: Position, ends: number[], taken: number[]}}
   */
  function changed(before, change) {
    const cells = before.cells.split("");
    const again = change.endsWith("!");
    const end = change.length - (again ? 1 : 0);
    const ends = [];
    const taken = [];
    let at = 1;
    if (change[0] !== "=") {
      const from = SIGNS.indexOf(change[0]);
      const to = SIGNS.indexOf(change[1]);
      const piece = cells[from];
      cells[from] = ".";
      cells[to] = piece;
      ends.push(from, to);
      at = 2;
    }
    for (; at < end; at += 2) {
      const square = SIGNS.indexOf(change[at]);
      cells[square] = change[at + 1];
      if (ends.length > 0 && change[at + 1] === ".") taken.push(square);
    }
    const turn = again ? before.turn : other(before.turn);
    return { position: { cells: cells.join(""), turn }, ends, taken };
  }

  /**
   * A position as FEN.
   * @param {Position} position
   * @param {string[]} squares their names
   */
  function fen(position, squares) {
    const side = (/** @type {string} */ color) => {
      const own = [];
      for (let at = 0; at < squares.length; at++) {
        const piece = position.cells[at];
        if (piece === color) own.push(squares[at]);
        if (piece === color.toUpperCase()) own.push("K" + squares[at]);
      }
      return color.toUpperCase() + own.join(",");
    };
    return position.turn.toUpperCase() + ":" + side("w") + ":" + side("b");
  }

  /**
   * Reads the data of a game.
   * @param {Data} data
   * @returns {Game}
   */
  function read(data) {
    /** @type {Node[]} */
    const nodes = [];
    /** @type {Token[]} */
    const tokens = [];
    /**
     * @param {number} parent
     * @param {Position} position
     * @param {Partial<Node>} more
     */
    const add = (parent, position, more) => {
      const node = {
        parent, next: [], position, text: "", number: 0, side: "", ends: [], taken: [],
        clock: "", notes: [], anchor: "v" + nodes.length, ...more,
      };
      if (parent >= 0) nodes[parent].next.push(nodes.length);
      nodes.push(node);
      return nodes.length - 1;
    };
    add(-1, { cells: data.start, turn: data.turn }, { anchor: "p0" });
    /**
     * @param {Item[]} line
     * @param {number} from
     * @param {boolean} main
     */
    const walk = (line, from, main) => {
      let at = from;
      let number = 0;
      let told = false;
      let side = nodes[at].position.turn;
      let ply = 0;
      let apart = true;
      let lost = false;
      for (const item of line) {
        if (typeof item === "number") {
          number = item;
          told = true;
          continue;
        }
        if (typeof item === "string") {
          const blank = item.indexOf(" ");
          const change = item.slice(0, blank);
          const text = item.slice(blank + 1);
          lost = lost || change === "";
          if (!told && side === data.opens) number += 1;
          told = false;
          ply += 1;
          const numbered = side === data.opens || apart;
          apart = false;
          if (lost) {
            const dots = side === data.opens ? ". " : "... ";
            tokens.push({ text: (numbered ? number + dots : "") + text, kind: "lost" });
            side = other(side);
            continue;
          }
          const { position, ends, taken } = changed(nodes[at].position, change);
          const more = { text, number, side, ends, taken };
          const next = nodes[at].next;
          side = position.turn;
          at = add(at, position, main ? { ...more, anchor: "p" + ply } : more);
          // What goes on comes before a variation that was written before it.
          if (main || ply > 1) next.unshift(...next.splice(-1));
          tokens.push({ node: at, numbered });
          continue;
        }
        if (item.k !== undefined) {
          nodes[at].clock = item.k;
          continue;
        }
        apart = true;
        if (item.v !== undefined) {
          tokens.push({ open: true });
          walk(item.v, item.s ? at : Math.max(nodes[at].parent, 0), false);
          tokens.push({ open: false });
        } else if (item.p !== undefined) {
          at = add(at, changed(nodes[at].position, item.p).position, {});
          side = nodes[at].position.turn;
          tokens.push({ node: at });
        } else {
          const [kind, text] = item.r
            ? [item.r[0], item.r[1] + (item.r[2] ? " [" + item.r[2] + "]" : "")]
            : ["comment", item.c ?? item.i ?? item.n ?? ""];
          const note = item.r && item.r[3] ? { kind, text, lang: item.r[3] } : { kind, text };
          if (!lost) nodes[at].notes.push(note);
          tokens.push(note);
        }
      }
    };
    walk(data.line, 0, true);
    return { nodes, tokens };
  }

  /**
   * The line through a node: from the beginning to it, and on along the first moves.
   * @param {Node[]} nodes
   * @param {number} at
   */
  function through(nodes, at) {
    const line = [];
    for (let node = at; node >= 0; node = nodes[node].parent) line.unshift(node);
    for (let next = nodes[at].next; next.length > 0; next = nodes[next[0]].next) line.push(next[0]);
    return line;
  }

  /**
   * The end of the main line, or of the line of a node.
   * @param {Node[]} nodes
   * @param {number} at
   */
  function endOf(nodes, at) {
    const line = through(nodes, at);
    return line[line.length - 1];
  }

  /**
   * An element with attributes and a text.
   * @param {string} name
   * @param {Record<string, string>} attributes
   * @param {string} [text]
   */
  function element(name, attributes, text) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    return made;
  }

  /**
   * An element whose text is in this language, if it is not that of the page.
   * @param {HTMLElement} made
   * @param {string} [lang]
   */
  function spoken(made, lang) {
    if (lang) made.lang = lang;
    return made;
  }

  /**
   * Makes a viewer of a figure; what it does with a key.
   * @param {HTMLElement} figure
   * @param {Data} data
   * @param {Record<string, string>} words
   * @returns {((event: KeyboardEvent) => void) | undefined}
   */
  function view(figure, data, words) {
    const { nodes, tokens } = read(data);
    const squares = names(data.board);
    const where = places(data.board);
    const board = /** @type {HTMLElement | null} */ (figure.querySelector(".viewer-board"));
    const svg = board?.querySelector("svg");
    const text = figure.querySelector(".viewer-text");
    if (!board || !svg || !text) return undefined;
    const light = svg.querySelector("rect.light");
    const [left, above] = ["x", "y"].map((name) => Number(light?.getAttribute(name)));
    let flipped = false;
    let now = endOf(nodes, 0);
    let line = through(nodes, now);

    const bar = element("div", { class: "viewer-bar", role: "group" });
    /**
     * @param {string} sign
     * @param {string} name
     * @param {() => void} act
     */
    const button = (sign, name, act) => {
      const made = element("button", { type: "button", "aria-label": name, title: name }, sign);
      made.addEventListener("click", act);
      bar.append(made);
      return /** @type {HTMLButtonElement} */ (made);
    };
    const place = () => line.indexOf(now);
    /** @param {number} at */
    const goAlong = (at) => go(line[Math.min(Math.max(at, 0), line.length - 1)]);
    const first = button("«", words.first, () => goAlong(0));
    const previous = button("‹", words.previous, () => goAlong(place() - 1));
    const next = button("›", words.next, () => goAlong(place() + 1));
    const last = button("»", words.last, () => goAlong(line.length - 1));
    button("⇅", words.flip, flip);

    const slider = /** @type {HTMLInputElement} */ (
      element("input", { type: "range", min: "0", step: "1", "aria-label": words.slider })
    );
    slider.addEventListener("input", () => goAlong(Number(slider.value)));

    const said = element("div", { class: "viewer-now", role: "status" });
    const list = element("div", { class: "viewer-moves", role: "group", "aria-label": words.moves });
    const field = /** @type {HTMLInputElement} */ (
      element("input", { class: "viewer-fen", readonly: "", "aria-label": words.position })
    );
    const copy = element("button", { type: "button" }, words.copy);
    copy.addEventListener("click", () => {
      field.select();
      // Pages on a disk may have no other way.
      const done = document.execCommand("copy");
      if (done) copy.textContent = words.copied;
    });
    const link = element("a", {}, words.link);
    const foot = element("div", { class: "viewer-foot" });
    foot.append(field, copy, link);

    /** @type {HTMLElement[]} */
    const buttons = [];
    /** @type {HTMLElement} */
    let into = list;
    for (const token of tokens) {
      if (token.open !== undefined) {
        if (token.open) {
          const inner = element("span", { class: "viewer-line" });
          inner.append("(");
          into.append(" ", inner);
          into = inner;
        } else {
          into.append(")");
          into = into.parentElement ?? list;
        }
      } else if (token.node !== undefined) {
        const at = token.node;
        const node = nodes[at];
        const made = element("button", { type: "button", id: figure.id + node.anchor }, node.text || words.set);
        made.addEventListener("click", () => go(at));
        buttons[at] = made;
        // A number is never parted from its move.
        const pair = element("span", { class: "viewer-pair" });
        if (token.numbered) pair.append(node.number + (node.side === data.opens ? "." : "..."));
        pair.append(made);
        into.append(" ", pair);
      } else {
        const kind = "viewer-" + (token.kind ?? "comment");
        into.append(" ", spoken(element("span", { class: kind, dir: "auto" }, token.text ?? ""), token.lang));
      }
    }
    const start = element("button", { type: "button", class: "viewer-start", id: figure.id + "p0" }, words.start);
    start.addEventListener("click", () => go(0));
    buttons[0] = start;
    list.prepend(start);
    const result = text.querySelector("b");
    if (result) list.append(" ", result);

    /** @param {number} at */
    const middle = (at) => {
      const turn = (/** @type {number} */ of) => (flipped ? data.board[0] - 1 - of : of);
      const [column, row] = where[at];
      return "M" + (left + 50 + 100 * turn(column)) + " " + (above + 50 + 100 * turn(row));
    };
    /**
     * @param {string} name
     * @param {string} shape
     * @param {number[]} at
     */
    const stamp = (name, shape, at) => {
      const path = svg.querySelector("path." + name);
      path?.setAttribute("d", at.map((square) => middle(square) + shape).join(""));
    };

    function draw() {
      const node = nodes[now];
      /** @param {string} pieces */
      const having = (pieces) => where.map((_, at) => at).filter((at) => pieces.includes(node.position.cells[at]));
      const [from, to] = node.ends;
      stamp("from", DOT, node.ends.length > 0 && from !== to ? [from] : []);
      stamp("to", FRAME, node.ends.length > 0 ? [to] : []);
      stamp("taken", CROSS, node.taken);
      stamp("white", DISC, having("wW"));
      stamp("black", DISC, having("bB"));
      stamp("white-ring", RING, having("w"));
      stamp("black-ring", RING, having("b"));
      stamp("white-crown", CROWN, having("W"));
      stamp("black-crown", CROWN, having("B"));
      const kinds = [["w", words.wm], ["W", words.wk], ["b", words.bm], ["B", words.bk]];
      const standing = kinds.map(([piece, name]) => {
        const own = having(piece).map((at) => squares[at]);
        return own.length > 0 ? name + ": " + own.join(", ") + "." : "";
      });
      const title = svg?.querySelector("title");
      const desc = svg?.querySelector("desc");
      if (title) title.textContent = node.position.turn === "w" ? words.wBoard : words.bBoard;
      if (desc) desc.textContent = standing.filter((one) => one !== "").join(" ");
    }

    function say() {
      const node = nodes[now];
      let sentence = now === 0 ? words.start : words.set;
      if (node.text !== "") {
        sentence = (node.side === "w" ? words.w : words.b).replace("{n}", String(node.number));
        // A replacement that is a text may mean more than itself.
        sentence = sentence.split("{m}").join(node.text);
      }
      const parts = [element("p", {}, sentence)];
      if (node.clock !== "") parts.push(element("p", {}, words.clock.split("{t}").join(node.clock)));
      for (const note of node.notes) {
        const mark = note.kind === "ruling" ? words.ruling + ": " : "";
        const text = spoken(element("span", {}, note.text), note.lang);
        const line = element("p", { class: "viewer-" + note.kind, dir: "auto" }, mark);
        line.append(text);
        parts.push(line);
      }
      said.replaceChildren(...parts);
    }

    /** @param {number} at */
    function go(at) {
      const held = buttons[now] === document.activeElement;
      buttons[now]?.removeAttribute("aria-current");
      buttons[now]?.setAttribute("tabindex", "-1");
      now = at;
      line = through(nodes, now);
      show();
      if (held) buttons[now]?.focus();
    }

    function show() {
      draw();
      say();
      const at = place();
      slider.max = String(line.length - 1);
      slider.value = String(at);
      slider.setAttribute("aria-valuetext", said.firstElementChild?.textContent ?? "");
      // A button that has the focus and goes dead would lose it.
      for (const one of [first, previous]) one.setAttribute("aria-disabled", String(at === 0));
      for (const one of [next, last]) one.setAttribute("aria-disabled", String(at === line.length - 1));
      field.value = fen(nodes[now].position, squares);
      copy.textContent = words.copy;
      link.setAttribute("href", "#" + figure.id + nodes[now].anchor);
      const current = buttons[now];
      current.setAttribute("aria-current", "true");
      current.setAttribute("tabindex", "0");
      const [above, below] = [current.offsetTop, current.offsetTop + current.offsetHeight];
      if (above < list.scrollTop) list.scrollTop = above;
      if (below > list.scrollTop + list.clientHeight) list.scrollTop = below - list.clientHeight;
    }

    function flip() {
      flipped = !flipped;
      const side = 100 * data.board[0];
      const labels = svg?.querySelectorAll(".labels text") ?? [];
      // Letters stay below, and what stands at their left there.
      const numbers = ![...labels].some((label) => /[a-z]/.test(label.textContent ?? ""));
      for (const label of labels) {
        const [x, y] = ["x", "y"].map((name) => Number(label.getAttribute(name)));
        if (numbers || x > left) label.setAttribute("x", String(2 * left + side - x));
        // Its lower end is half its height, 12, under its middle.
        if (numbers || x < left) label.setAttribute("y", String(2 * above + side + 24 - y));
      }
      draw();
    }

    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target === field) return;
      /** @type {Record<string, () => void>} */
      const acts = {
        ArrowLeft: () => goAlong(place() - 1),
        ArrowRight: () => goAlong(place() + 1),
        Home: () => goAlong(0),
        End: () => goAlong(line.length - 1),
        f: flip,
        F: flip,
      };
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    figure.addEventListener("keydown", key);

    /** @type {{x: number, y: number} | undefined} */
    let touched;
    board.addEventListener("pointerdown", (event) => {
      touched = { x: event.clientX, y: event.clientY };
    });
    board.addEventListener("pointerup", (event) => {
      if (!touched) return;
      const [across, down] = [event.clientX - touched.x, event.clientY - touched.y];
      touched = undefined;
      if (Math.abs(across) > 30 && Math.abs(across) > 2 * Math.abs(down)) {
        goAlong(place() + (across < 0 ? 1 : -1));
      }
    });
    board.addEventListener("pointercancel", () => {
      touched = undefined;
    });

    for (const one of buttons) one?.setAttribute("tabindex", "-1");
    board.setAttribute("tabindex", "0");
    board.setAttribute("role", "group");
    board.setAttribute("aria-label", words.keys);
    const side = element("div", { class: "viewer-side" });
    side.append(said, list, foot);
    text.remove();
    board.after(bar, slider, side);
    figure.classList.add("viewer-on");
    show();

    // The address may name a half-move of this game.
    const named = () => {
      const wanted = location.hash.slice(1);
      const at = nodes.findIndex((node) => figure.id + node.anchor === wanted);
      if (at < 0) return;
      go(at);
      figure.scrollIntoView();
    };
    addEventListener("hashchange", named);
    named();
    return key;
  }

  /** Makes viewers of all games of the page. */
  function start() {
    const words = document.getElementById("viewer-words")?.textContent;
    if (!words) return;
    /** @type {(((event: KeyboardEvent) => void) | undefined)[]} */
    const keys = [];
    for (const figure of document.querySelectorAll("figure.viewer")) {
      const data = figure.querySelector('script[type="application/json"]')?.textContent;
      if (data) keys.push(view(/** @type {HTMLElement} */ (figure), JSON.parse(data), JSON.parse(words)));
    }
    if (keys.length !== 1) return;
    // The only game of its page listens also if nothing has the focus.
    document.addEventListener("keydown", (event) => {
      const arrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
      if (arrow && event.target === document.body) keys[0]?.(event);
    });
  }

  if (typeof document === "undefined") {
    /** @type {any} */ (globalThis).ArbiterViewer = { places, names, changed, fen, read, through };
  } else {
    start();
  }
})();
