import type { CardDef } from '../../engine/alpha-omega/definitions.ts';
import type { Languages } from '../translations.ts';
import { type ScriptureTag, textAt } from './scripture.ts';
import { isScripture } from './quotes.ts';

/** Among which cards one stands, and what they are called elsewhere. */
interface Beside {
  readonly cards: readonly CardDef[];
  readonly languages: Languages;
}

const NO_FACTS: readonly string[] = ['id', 'type', 'side', 'supernatural', 'emblem', 'flavour', 'provenance'];

/** What a card that comes with the program still lacks, though it can be played: nothing, or a sentence each. */
export const lacksOf = (card: CardDef, { cards, languages }: Beside): readonly string[] => [
  ...misfiled(card),
  ...unsaid(card),
  ...shared(card, cards),
  ...misquoted(card.flavour, 'en'),
  ...untranslated(card, languages),
];

/** The name of the file of a card: `Heavenly Armor` is `heavenly-armor`. */
const filed = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const misfiled = ({ id, name }: CardDef): readonly string[] =>
  id.endsWith(`:${filed(name)}`) ? [] : [`"${name}" belongs in a file called ${filed(name)}.json`];

/** Each fact says where it comes from. */
const unsaid = (card: CardDef): readonly string[] =>
  Object.keys(card)
    .filter((fact) => !NO_FACTS.includes(fact) && !(fact in card.provenance))
    .map((fact) => `provenance does not say where "${fact}" comes from`);

/** Each card has a face of its own. */
function shared(card: CardDef, cards: readonly CardDef[]): readonly string[] {
  const others = cards.filter(({ id }) => id !== card.id);
  const icon = others.find(({ emblem }) => emblem === card.emblem);
  const quote = others.find(({ flavour }) => flavour.quote === card.flavour.quote);
  return [
    ...(icon ? [`the emblem "${card.emblem}" is that of ${icon.name}`] : []),
    ...(quote ? [`the same is quoted by ${quote.name}`] : []),
  ];
}

function misquoted({ quote, source }: CardDef['flavour'], tag: ScriptureTag): readonly string[] {
  // Where the poem is quoted the translation is ours.
  if (tag === 'es' && !isScripture(source)) return [];
  const text = textAt(tag, source);
  if (text === null) return [`there is no text of ${source}: a verse is named like Daniel 12:1`];
  return text.includes(quote) ? [] : [`${source} does not say "${quote}" but: ${text}`];
}

function untranslated({ id }: CardDef, languages: Languages): readonly string[] {
  const spanish = languages.get('es')?.cards.get(id);
  return spanish === undefined
    ? ['it has no Spanish name and verse in translations/es.json']
    : misquoted(spanish.flavour, 'es');
}
