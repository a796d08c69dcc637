import type { CardDef, Catalogue } from '../../../engine/alpha-omega/definitions.ts';
import { fullText } from '../plain.ts';
import { cardText } from './card-text.ts';
import { TRAIT_WORDS } from './keywords.ts';

/** The whole card in sentences, for a screen reader: name, type, icon, traits, Strength, text with reminders, copies. */
export function spokenText(def: CardDef, catalogue: Catalogue): string {
  const text = fullText(cardText(def, catalogue));
  const copies = def.copies === 1 ? 'A deck holds 1 copy.' : `A deck holds up to ${def.copies} copies.`;
  return [`${def.name}, ${whatItIs(def)}.`, numbersOf(def), text, copies]
    .filter((part) => part !== '')
    .join(' ');
}

/** Type and icon, as the rulebook names them. */
function whatItIs(def: CardDef): string {
  switch (def.type) {
    case 'person':
      return [personWords[def.side][`${def.supernatural}`], ...angelic(def.traits)].join(', ');
    case 'item':
      return `${sideWords[def.side]} Item, spade icon`;
    case 'place':
      return `${sideWords[def.side]} Place, Earth icon`;
    case 'event':
      return `${sideWords[def.side]} Event, scroll icon`;
    case 'calling':
      return 'a Calling';
    case 'objective':
      return 'an Objective';
    default:
      return def satisfies never;
  }
}

const sideWords = { good: 'a Good', opponent: 'an Opponent' } as const;

const personWords = {
  good: { true: 'a Good Supernatural Person, cloud icon', false: 'a Good Person' },
  opponent: { true: 'a Supernatural Opponent, fire icon', false: 'an Opponent Person' },
} as const;

const angelic = (traits: readonly (keyof typeof TRAIT_WORDS)[]): readonly string[] =>
  traits.filter((trait) => trait === 'angel' || trait === 'archangel').map((trait) => TRAIT_WORDS[trait].one);

function numbersOf(def: CardDef): string {
  switch (def.type) {
    case 'person':
    case 'item':
    case 'place':
      return `Strength ${def.strength}.`;
    case 'event':
    case 'calling':
    case 'objective':
      return '';
    default:
      return def satisfies never;
  }
}
