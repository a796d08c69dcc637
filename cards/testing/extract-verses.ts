/**
 * Writes kjv-verses.json: the King James verses that cards and stories quote, whole, as the `bible` program of Debian's package
 * bible-kjv prints them. Run it with `npx node cards/testing/extract-verses.ts` after quoting a new verse.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPacks } from '../load.ts';
import { loadStories } from '../stories.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `2 Kings 19:35` is `2Kings19:35` to the program. */
function verse(source: string): string {
  const place = source.replace(/^(\d) /, '$1');
  const printed = execFileSync('bible', ['-l9999', place], { encoding: 'utf8' });
  const verses = [...printed.matchAll(/^ +\d+ (.+)$/gm)].map((match) => match[1] ?? '');
  const heading = source.replace(/:.*$/, '');
  if (verses.length === 0 || !printed.includes(heading)) throw new Error(`no verse ${source}`);
  return verses.join(' ');
}

const cards = loadPacks(here('../packs')).packs.flatMap((pack) => pack.cards);
const stories = [...loadStories(here('../packs'), cards).stories.values()];
const sources = [
  ...cards.map((card) => card.flavour.source),
  ...stories.flatMap(({ before, after }) => [before.source, after.source]),
].filter((source) => /\d:\d/.test(source));
const verses = [...new Set(sources)]
  .toSorted((a, b) => (a < b ? -1 : 1))
  .map((at) => [at, verse(at)] as const);
writeFileSync(here('kjv-verses.json'), `${JSON.stringify(Object.fromEntries(verses), null, 2)}\n`);
