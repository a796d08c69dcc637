import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import { loadPacks } from './load.ts';
import { catalogueFor, textPage } from './text-page.ts';
import { english } from './text/english/words.ts';
import { CARD_LANGUAGES } from './text/languages.ts';
import { entryOf } from './text/page.ts';

const USAGE = `npx node cards/print.ts                 every card with its rules text
npx node cards/print.ts raphael         one card, by the name of its file
npx node cards/print.ts path/to.json    a card that is still being written
npx node cards/print.ts es raphael      the same in another language, by its tag
npx node cards/print.ts --keep          writes them all to starter-texts.md of each language, for review`;

const read = loadPacks(fileURLToPath(new URL('packs', import.meta.url)));

/** The cards meant by one word of the command line. */
function cardsFor(wanted: string): readonly CardDef[] {
  if (existsSync(wanted)) return [JSON.parse(readFileSync(wanted, 'utf8')) as CardDef];
  return [...catalogue.values()].filter(
    ({ id }) => id === wanted || id.endsWith(`:${basename(wanted, '.json')}`),
  );
}

const [first = '', ...others] = process.argv.slice(2);
const named = CARD_LANGUAGES.find(({ tag }) => tag === first);
const language = named ?? english;
const catalogue = catalogueFor(read, language);
const wanted = named ? others : process.argv.slice(2);
if (wanted.length === 0) process.stdout.write(textPage(read, language));
else if (wanted[0] === '--keep')
  for (const each of CARD_LANGUAGES)
    writeFileSync(
      fileURLToPath(new URL(`text/${each.folder}/starter-texts.md`, import.meta.url)),
      textPage(read, each),
    );
else {
  const found = wanted.flatMap(cardsFor);
  process.stdout.write(
    found.length === 0
      ? `${USAGE}\n`
      : found
          .map((card) => `${entryOf(card, catalogue, language)}\n\n${language.spokenText(card, catalogue)}\n`)
          .join('\n'),
  );
  process.exitCode = found.length === 0 ? 1 : 0;
}
