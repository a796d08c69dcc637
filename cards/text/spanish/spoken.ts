import type { CardDef, Catalogue } from '../../../engine/alpha-omega/definitions.ts';
import { fullText } from '../plain.ts';
import { textOf } from '../phrase.ts';
import { cardText } from './card-text.ts';
import { TRAIT_WORDS } from './keywords.ts';

/** The whole card in sentences, for a screen reader: name, type, icon, traits, Strength, text with reminders, copies. */
export function spokenText(def: CardDef, catalogue: Catalogue): string {
  const text = fullText(cardText(def, catalogue));
  const copies = def.copies === 1 ? 'Un mazo lleva 1 copia.' : `Un mazo lleva hasta ${def.copies} copias.`;
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
      return `Objeto ${sideWords[def.side]}, icono de pica`;
    case 'place':
      return `Lugar ${sideWords[def.side]}, icono de Tierra`;
    case 'event':
      return `Suceso ${sideWords[def.side]}, icono de pergamino`;
    case 'calling':
      return 'Llamado';
    case 'objective':
      return 'Objetivo';
    default:
      return def satisfies never;
  }
}

const sideWords = { good: 'del Bien', opponent: 'del Oponente' } as const;

const personWords = {
  good: { true: 'Personaje Sobrenatural del Bien, icono de nube', false: 'Personaje del Bien' },
  opponent: { true: 'Oponente Sobrenatural, icono de fuego', false: 'Personaje Oponente' },
} as const;

const angelic = (traits: readonly (keyof typeof TRAIT_WORDS)[]): readonly string[] =>
  traits
    .filter((trait) => trait === 'angel' || trait === 'archangel')
    .map((trait) => textOf(TRAIT_WORDS[trait].one));

const numbersOf = (def: CardDef): string => ('strength' in def ? `Fuerza ${def.strength}.` : '');
