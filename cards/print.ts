import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import { catalogueOf, loadPacks } from './load.ts';
import { english } from './text/english/words.ts';
import { entryOf, pageOf } from './text/page.ts';

const USAGE = `npx node cards/print.ts                 every card with its rules text
npx node cards/print.ts raphael         one card, by the name of its file
npx node cards/print.ts path/to.json    a card that is still being written
npx node cards/print.ts --keep          writes them all to cards/text/english/starter-texts.md, for review`;

const packs = loadPacks(fileURLToPath(new URL('packs', import.meta.url))).packs;
const catalogue = catalogueOf(packs);
const page = packs.map(({ title, cards }) => pageOf(title, cards, catalogue, english)).join('\n');

/** The cards meant by one word of the command line. */
function cardsFor(wanted: string): readonly CardDef[] {
  if (existsSync(wanted)) return [JSON.parse(readFileSync(wanted, 'utf8')) as CardDef];
  return [...catalogue.values()].filter(
    ({ id }) => id === wanted || id.endsWith(`:${basename(wanted, '.json')}`),
  );
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) process.stdout.write(page);
else if (wanted[0] === '--keep')
  writeFileSync(fileURLToPath(new URL('text/english/starter-texts.md', import.meta.url)), page);
else {
  const found = wanted.flatMap(cardsFor);
  process.stdout.write(
    found.length === 0
      ? `${USAGE}\n`
      : found
          .map((card) => `${entryOf(card, catalogue, english)}\n\n${english.spokenText(card, catalogue)}\n`)
          .join('\n'),
  );
  process.exitCode = found.length === 0 ? 1 : 0;
}
