import { BrokenBytes } from './bytes.ts';

/*
 * A card's name in a share code: letters that are frequent in names take four bits, the others eight, and the sign at the
 * end says how many copies there are. The two lists are part of the format AO1 and never change.
 */
const FREQUENT = [...Array.from('eaiornslhdtum-'), 'once'] as const;
const RARE = [...Array.from('bcfgjkpqvwxyz'), 'twice', 'many', 'figure'] as const;
const ESCAPE = 15;

/** The nibbles of `name` (small letters, figures, hyphens) and its copies, 1 to 99. */
export function spell(name: string, copies: number): readonly number[] {
  return [...Array.from(name).flatMap(nibblesOf), ...endOf(copies)];
}

function nibblesOf(letter: string): readonly number[] {
  if (letter >= '0' && letter <= '9') return [...sign('figure'), Number(letter)];
  return sign(letter);
}

function endOf(copies: number): readonly number[] {
  if (copies === 1) return sign('once');
  if (copies === 2) return sign('twice');
  return [...sign('many'), Math.floor(copies / 16), copies % 16];
}

function sign(what: string): readonly number[] {
  const frequent = FREQUENT.indexOf(what);
  return frequent >= 0 ? [frequent] : [ESCAPE, RARE.indexOf(what)];
}

/** Reads one name and its copies. Throws {@link BrokenBytes} where there is none of at most `most` letters. */
export function unspell(
  next: () => number,
  most: number,
): { readonly name: string; readonly copies: number } {
  let name = '';
  for (;;) {
    const nibble = next();
    const what = nibble === ESCAPE ? RARE[next()] : FREQUENT[nibble];
    if (what === 'once') return { name, copies: 1 };
    if (what === 'twice') return { name, copies: 2 };
    if (what === 'many') return { name, copies: next() * 16 + next() };
    name += what === 'figure' ? figure(next()) : String(what);
    if (name.length > most) throw new BrokenBytes('a name without an end');
  }
}

function figure(value: number): string {
  if (value > 9) throw new BrokenBytes(`${String(value)} is no figure`);
  return String(value);
}
