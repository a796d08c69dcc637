import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { vocabularyOf } from '../../../../cards/query/vocabulary.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { openDatabase } from '../../../../db/file/open.ts';
import { replaceCardIndex } from '../../../../db/alpha-omega/search/card-index.ts';
import { chances, madeCards } from '../../../../db/alpha-omega/search/testing.ts';
import { createFinder } from '../../../../electron/main/games/alpha-omega/cards/finder.ts';
import { inRoot } from '../../../tools.ts';

/*
 * The time of one search over made cards: from the text that a person types to the first page of what is found, with the
 * parse and the ranking; beside it the counts at the facets, which the window asks for afterwards. No search is asked twice.
 */

const SEED = 5;
const QUERIES = 400;

/** Texts as people type them, the same for the same seed. */
function queries(count: number): readonly string[] {
  const chance = chances(SEED);
  const one = (of: readonly string[]): string => of[Math.floor(chance() * of.length)] ?? '';
  const common = ['angel', 'good', 'person', 'damage', 'strength', 'heal', 'lured', 'sword', 'faith', 'draw'];
  const rare = ['cheba', 'doel', 'figa', 'haim', 'juka', 'lomi', 'naor', 'phira', 'shatu', 'rael'];
  const word = (): string => one(chance() < 0.6 ? common : rare);
  const number = (): string => String(1 + Math.floor(chance() * 12));
  const forms: readonly (() => string)[] = [
    () => word(),
    () => word().slice(0, 3),
    () => `${word()} ${word()}`,
    () => `"${one(common)} ${one(common)}"`,
    () => `${word()} t:${one(['person', 'item', 'event'])}`,
    () => `s>=${number()} side:${one(['good', 'opponent'])} ${word()}`,
    () => `(${word()} or k:${one(['angel', 'human'])}) -x:${word()}`,
    () => `n:${word()} or ${word()} is:unique`,
    () => `x:/${one(common)} \\w+ ${one(common)}/`,
    () => `/(${one(rare)}|${one(rare)})$/ s<${number()}`,
  ];
  return Array.from({ length: count }, (_, index) =>
    `${forms[index % forms.length]?.() ?? ''} v:${word().slice(0, 2)}`.slice(0, chance() < 0.7 ? -5 : 500),
  );
}

interface Timed {
  readonly text: string;
  readonly time: number;
}

function tell(name: string, times: readonly Timed[], most: number): void {
  const slowest = times.toSorted((a, b) => b.time - a.time)[0];
  const sorted = times.map(({ time }) => time).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const verdict = at(0.99) < most ? 'ok' : 'TOO SLOW';
  console.log(
    `${name.padEnd(34)} median ${at(0.5).toFixed(2)} ms   p99 ${at(0.99).toFixed(2)} ms   (below ${most} ms: ${verdict})`,
  );
  if (slowest) console.log(`${' '.repeat(34)} the slowest ${slowest.time.toFixed(2)} ms   ${slowest.text}`);
  if (verdict !== 'ok') process.exitCode = 1;
}

function timed(
  db: OwnedDb,
  count: number,
): { readonly searches: readonly Timed[]; readonly facets: readonly Timed[] } {
  replaceCardIndex(db, madeCards(count, SEED));
  const packs = Array.from({ length: 5 }, (_, index) => ({ id: `pack-${index}`, title: `Pack ${index}` }));
  const { search, facets } = createFinder({
    db,
    vocabulary: vocabularyOf(packs),
    titles: new Map(),
    deckNamed: () => null,
  });
  const searches: Timed[] = [];
  const counts: Timed[] = [];
  // Whoever searches has seen the page before, and so has the finder: its texts are read once.
  search({ text: '/a/ x:/a/', ...PAGE });
  for (const text of queries(QUERIES)) {
    const start = performance.now();
    const reply = search({ text, ...PAGE });
    searches.push({ text, time: performance.now() - start });
    if (!reply.ok) throw new Error(`${text}: ${reply.issues.map(({ code }) => code).join()}`);
    const before = performance.now();
    facets({ text, facets: [], deck: null });
    counts.push({ text, time: performance.now() - before });
  }
  return { searches, facets: counts };
}

const PAGE = {
  facets: [],
  sort: { by: 'relevance', descending: false },
  deck: null,
  from: 0,
  count: 60,
} as const;

// In the checkout and not in the system's folder for such things, which may be in memory.
mkdirSync(inRoot('.cache'), { recursive: true });
const folder = mkdtempSync(inRoot('.cache', 'bench-search-'));
try {
  for (const [count, most] of [
    [1000, 16],
    [100_000, 100],
  ] as const) {
    const opened = openDatabase(join(folder, `${count}.sqlite`));
    if (!opened.ok) throw new Error(opened.error.detail);
    const { searches, facets } = timed(opened.value, count);
    opened.value.close();
    tell(`one search, ${count} cards`, searches, most);
    tell('counts at the facets', facets, most * 4);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
