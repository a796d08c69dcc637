/** A row of RULINGS.md: the sentence it rests on, and what was decided. */
export interface Ruling {
  readonly rulebook: string;
  readonly ruling: string;
}

/** The rulings by number, read from the page that holds them (`engine/alpha-omega/RULINGS.md`). */
export function readRulings(page: string): ReadonlyMap<number, Ruling> {
  const rows = page.matchAll(/^\| (?<number>\d+) \| (?<rulebook>.*) \| (?<ruling>.*) \|$/gm);
  return new Map(
    [...rows].map(({ groups }) => [
      Number(groups?.['number']),
      { rulebook: plain(groups?.['rulebook']), ruling: plain(groups?.['ruling']) },
    ]),
  );
}

/** Without the page's emphasis. */
const plain = (text = ''): string => text.replace(/\*([^*]+)\*/g, '$1');
