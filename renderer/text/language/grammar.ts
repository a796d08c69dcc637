import { partsOf, type Part } from '../line.ts';

/** The formatter joins what is text and leaves alone what is an object. */
export interface Held {
  readonly parts: readonly Part[];
}

type Chunk = string | Held;

const bent = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** The parts of a name with the ending that says whose something is; the last one takes it and stays what it was. */
function whose(chunks: Chunk[]): Held {
  const all = chunks.flatMap((chunk) => (typeof chunk === 'string' ? partsOf(chunk) : chunk.parts));
  const last = all.at(-1);
  return { parts: last === undefined ? all : [...all.slice(0, -1), { ...last, text: bent(last.text) }] };
}

/** The same with a capital where it begins: what stands in the middle of another sentence begins this one. */
function begin(chunks: Chunk[]): Held {
  const [first, ...rest] = chunks.flatMap((chunk) =>
    typeof chunk === 'string' ? partsOf(chunk) : chunk.parts,
  );
  if (first === undefined) return { parts: [] };
  const text = first.text.charAt(0).toLocaleUpperCase() + first.text.slice(1);
  return { parts: [{ ...first, text }, ...rest] };
}

/**
 * What a message can do to words beyond ICU: a noun that begins a sentence has a capital, `<begin>{round}</begin>`. English bends names, “Michael’s”, “Angels’”: `<whose>{name}</whose>`. A
 * language that puts a word before them instead leaves the mark out.
 */
export const GRAMMAR = { whose, begin } as const;
