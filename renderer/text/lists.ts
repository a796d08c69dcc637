import { isolated } from './language/isolated.ts';
import { language, tagOf } from './language/language.ts';
import { stretched } from './language/pseudo.ts';
import type { Part } from './line.ts';

const joiners = new Map<string, Intl.ListFormat>();

function joiner(): Intl.ListFormat {
  const tag = tagOf(language());
  const known = joiners.get(tag) ?? new Intl.ListFormat(tag);
  joiners.set(tag, known);
  return known;
}

/** "A, B and C" as the language has it, each still a part of its own. */
export function listed(items: readonly Part[]): readonly Part[] {
  const rest = items.values();
  return [...joiner().formatToParts(items.map(({ text }) => text))].map(({ type, value }) => {
    if (type === 'literal') return { text: language() === 'qps' ? stretched(value) : value };
    return rest.next().value ?? { text: value };
  });
}

/** "Mindy, Steve and Ann": in this order, whichever way the letters of each run. */
export const listOf = (names: readonly string[]): string =>
  listed(names.map((text) => ({ text: isolated(text) })))
    .map(({ text }) => text)
    .join('');
