const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Whether lists and objects lie deeper in each other than they may, in a text that is to be read as JSON. `JSON.parse` has no bound
 * of its own: half a million brackets hold it up for a tenth of a second before it finds that none of them is closed.
 * @param text JSON or not
 * @param most how many may lie in each other
 */
export function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > most) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}
