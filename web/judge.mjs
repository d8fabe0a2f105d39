// Calls the module: `const judge = await load(bytes)`, then `judge({ text, rules, language })`.
// Works in a page and in node.

/**
 * @typedef {{ text: string, name?: string, rules?: string, language?: string, format?: string }} Question
 * @typedef {{ report: string, counts: Record<string, unknown> }} Answer
 */

/**
 * Makes the module ready.
 * @param {BufferSource} bytes The module.
 * @returns {Promise<(question: Question) => Answer>} Judges a record; throws an `Error` with the reason
 * if the question cannot be used.
 */
export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, room, judge, answer } =
    /** @type {{ memory: WebAssembly.Memory, room: (bytes: number) => number, judge: () => number, answer: () => number }} */ (
      /** @type {unknown} */ (instance.exports)
    );
  return (question) => {
    const asked = new TextEncoder().encode(JSON.stringify(question));
    // The memory may grow at any call, and what was seen of it before is then gone.
    const at = room(asked.length);
    new Uint8Array(memory.buffer, at, asked.length).set(asked);
    const length = judge();
    const told = new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length));
    const said = JSON.parse(told);
    if ("error" in said) throw new Error(said.error);
    return said;
  };
}
