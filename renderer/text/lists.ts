import { isolated } from './language/isolated.ts';
import { language, tagOf } from './language/language.ts';
import { stretched } from './language/pseudo.ts';
import type { Part } from './line.ts';

type Joining = 'conjunction' | 'disjunction';

const joiners = new Map<string, Intl.ListFormat>();

function joiner(type: Joining): Intl.ListFormat {
  const tag = tagOf(language());
  const key = `${tag} ${type}`;
  const known = joiners.get(key) ?? new Intl.ListFormat(tag, { type });
  joiners.set(key, known);
  return known;
}

/** "A, B and C" as the language has it, each still a part of its own. */
export function listed(items: readonly Part[], joining: Joining = 'conjunction'): readonly Part[] {
  const rest = items.values();
  return [...joiner(joining).formatToParts(items.map(({ text }) => text))].map(({ type, value }) => {
    if (type === 'literal') return { text: language() === 'qps' ? stretched(value) : value };
    return rest.next().value ?? { text: value };
  });
}

/** "Mindy, Steve and Ann": in this order, whichever way the letters of each run. */
export const listOf = (names: readonly string[]): string => joined(names, 'conjunction');

/** "Mindy, Steve or Ann". */
export const eitherOf = (names: readonly string[]): string => joined(names, 'disjunction');

const joined = (names: readonly string[], joining: Joining): string =>
  listed(
    names.map((text) => ({ text: isolated(text) })),
    joining,
  )
    .map(({ text }) => text)
    .join('');
