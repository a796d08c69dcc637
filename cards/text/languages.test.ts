import { expect, test } from 'vitest';
import type { CardDef } from '../../engine/alpha-omega/definitions.ts';
import { english } from './english/words.ts';
import { spanish } from './spanish/words.ts';
import { CARD_LANGUAGES, cardLanguage } from './languages.ts';
import { pageOf } from './page.ts';
import { planOf, type Paragraph } from './plan.ts';
import { catalogue } from './testing/cards.ts';
import type { CardLanguage, CardText } from './types.ts';

/** A language of a few words, which only counts the paragraphs of a card: it owes English nothing. */
const KINDS = {
  constant: 'semper',
  ages: 'gradatim',
  shared: 'alterutrum',
  single: 'semel',
} as const satisfies Record<Paragraph['kind'], string>;

const latin: CardLanguage = {
  tag: 'la',
  folder: 'latin',
  folders: { good: 'Boni', opponent: 'Adversarii', callings: 'Vocationes', objectives: 'Proposita' },
  traits: {
    angel: 'angelus',
    archangel: 'archangelus',
    human: 'homo',
    magicUser: 'magus',
    heretic: 'haereticus',
  },
  cardText: ({ abilities }): CardText => ({
    lines: planOf(abilities).map(({ kind }) => ({
      kind: 'rule',
      spans: [{ kind: 'plain', text: `${KINDS[kind]}.` }],
      reminders: [],
    })),
  }),
  goals: () => [],
  ownRules: () => [],
  changes: () => [],
  benefits: () => [],
  spokenText: (def) => `${def.name}.`,
};

const cards: readonly CardDef[] = [...catalogue.values()];

test('another language is written beside English and makes the whole page of cards', () => {
  const page = pageOf('Chartae', cards, catalogue, latin);
  const names = new Set(cards.map(({ name }) => `**${name}**`));
  const foreign = page
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !names.has(line))
    .filter((line) => !/^(# Chartae|## (Boni|Adversarii|Vocationes|Proposita))$/.test(line))
    .filter((line) => !/^((semper|gradatim|alterutrum|semel)\.\s?)+$/.test(line));
  expect(foreign).toEqual([]);
  expect(page.match(/^## .*$/gm)).toEqual(['## Boni', '## Adversarii']);
});

test('a language is chosen by its tag, and is English where it is not written', () => {
  expect(cardLanguage('la', [...CARD_LANGUAGES, latin])).toBe(latin);
  expect(cardLanguage('la')).toBe(english);
  expect(cardLanguage('es')).toBe(spanish);
  expect(cardLanguage('en')).toBe(english);
});
