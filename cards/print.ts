import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import { checkCard } from './check.ts';
import { explain } from './explain.ts';
import type { Finding } from './issues.ts';
import { languagePage } from './language-page.ts';
import { loadPacks } from './load.ts';
import { card as cardSchema } from './schema/cards.ts';
import { gameIcons } from './testing/game-icons.ts';
import { lacksOf } from './testing/lacks.ts';
import { catalogueFor, textPage } from './text-page.ts';
import { CARD_LANGUAGES } from './text/languages.ts';
import { entryOf } from './text/page.ts';
import type { CardLanguage } from './text/types.ts';

const USAGE = `npm run card                    every card with its rules text
npm run card raguel             one card, by the name of its file: what it says in each language, and what it lacks
npm run card path/to/draft.json a card that is still being written
npm run card -- --keep          writes the pages of all texts and the ops in LANGUAGE.md, to be read before they are committed`;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FOLDERS = ['good', 'opponent', 'callings', 'objectives'] as const;
const PACK = 'packs/alpha-omega-starter';

const emblems = gameIcons();
const read = loadPacks(here('packs'));
const cards = read.packs.flatMap((pack) => pack.cards);
const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

const pageFile = ({ folder }: CardLanguage): string => here(`text/${folder}/starter-texts.md`);

/** The file of a card: where it lies, or where its name says. */
const fileOf = (wanted: string): string | undefined =>
  [wanted, ...FOLDERS.map((folder) => here(`${PACK}/${folder}/${basename(wanted, '.json')}.json`))].find(
    (path) => path.endsWith('.json') && existsSync(path),
  );

/** A finding, and where it is in the file. */
const line = ({ path, message }: Finding): string => `${path.join('.') || 'the card'}: ${message}`;

function readFile(file: string): { readonly card: CardDef } | { readonly faults: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { faults: [`no JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const parsed = cardSchema.safeParse(value);
  if (!parsed.success) return { faults: explain(parsed.error.issues).map(line) };
  const known = { cards: new Map([...cards, parsed.data].map((each) => [each.id, each])), emblems };
  const findings = checkCard(parsed.data, known);
  return findings.length === 0 ? { card: parsed.data } : { faults: findings.map(line) };
}

/** What a card that can be played lacks; what a draft lacks is looked at once it has its place in the pack. */
function lacksInPack(card: CardDef, file: string): readonly string[] {
  const folder = FOLDERS.find((each) => file.includes(`${PACK}/${each}/`));
  if (folder === undefined) return [`a place in the pack: cards/${PACK}/${FOLDERS.join('|')}`];
  const test = `engine/alpha-omega/spec/cards/${folder}/${basename(file, '.json')}.test.ts`;
  const isOld = (language: CardLanguage): boolean =>
    textPage(read, language) !== readFileSync(pageFile(language), 'utf8');
  return [
    ...lacksOf(card, { cards, languages: read.languages }),
    ...(existsSync(here(`../${test}`)) ? [] : [`it has no test: ${test}`]),
    ...(CARD_LANGUAGES.some(isOld) ? ['the pages of texts are old: npm run card -- --keep'] : []),
  ];
}

/** Prints one card and all that is wrong with it; is it as it has to be? */
function show(wanted: string): boolean {
  const file = fileOf(wanted);
  if (file === undefined) {
    say(`There is no card "${wanted}".`, '', USAGE);
    return false;
  }
  const result = readFile(file);
  if ('faults' in result) {
    say(`${file} cannot be played:`, ...result.faults.map((fault) => `- ${fault}`));
    return false;
  }
  const { card } = result;
  for (const language of CARD_LANGUAGES) {
    const catalogue = new Map([[card.id, card], ...catalogueFor(read, language)]);
    const shown = catalogue.get(card.id) ?? card;
    say(entryOf(shown, catalogue, language), '', language.spokenText(shown, catalogue), '');
  }
  const lacks = lacksInPack(card, file);
  say(
    ...(lacks.length === 0 ? ['It lacks nothing.'] : ['It lacks:', ...lacks.map((each) => `- ${each}`)]),
    '',
  );
  return lacks.length === 0;
}

const wanted = process.argv.slice(2);
if (wanted.includes('--keep')) {
  for (const language of CARD_LANGUAGES) writeFileSync(pageFile(language), textPage(read, language));
  const definitions = readFileSync(here('../engine/alpha-omega/definitions.ts'), 'utf8');
  const page = here('LANGUAGE.md');
  writeFileSync(page, languagePage(readFileSync(page, 'utf8'), definitions, cards));
} else if (wanted.length === 0) for (const language of CARD_LANGUAGES) say(textPage(read, language));
else if (!wanted.map(show).every(Boolean)) process.exitCode = 1;
