import { t } from '../../../text/language/language.ts';

/** As long as the name of a deck may be. */
const LONGEST = 60;

/** The name of a copy: "Copy of" its original, with the first number that makes it differ from every name there is. */
export function copyName(of: string, taken: readonly string[]): string {
  const names = new Set(taken);
  const before = t('decks.copyOf', { deck: '', number: 1 });
  // A copy of a copy is another copy of the same original.
  const original = of.startsWith(before) ? of.slice(before.length).replace(/ \(\d+\)$/, '') : of;
  for (let number = 1; ; number += 1) {
    const room = LONGEST - t('decks.copyOf', { deck: '', number }).length;
    const name = t('decks.copyOf', { deck: original.slice(0, room).trimEnd(), number });
    if (!names.has(name)) return name;
  }
}
