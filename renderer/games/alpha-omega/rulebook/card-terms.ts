import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { isTerm, type Term } from './terms.ts';

/** What kind of card it is, as the glossary calls it. */
function kindOf(def: CardDef): readonly Term[] {
  switch (def.type) {
    case 'person':
      if (!def.supernatural) return ['person'];
      return def.side === 'opponent' ? ['fallenAngel', 'lureAstray'] : ['supernatural'];
    case 'item':
      return def.slot === 'other' ? ['item'] : ['item', def.slot];
    case 'place':
    case 'event':
    case 'calling':
    case 'objective':
      return [def.type];
    default:
      return def satisfies never;
  }
}

/** The terms of the glossary that a card gives reason to look up. */
export function termsOf(def: CardDef): readonly Term[] {
  const traits = (def.type === 'person' ? def.traits : []).filter((trait) => isTerm(trait));
  const abilities = 'abilities' in def ? def.abilities : [];
  const isSpoken = abilities.some((ability) => 'spoken' in ability);
  const isUsed = abilities.some(({ kind }) => kind === 'activated');
  return [
    ...kindOf(def),
    ...traits,
    ...(isUsed ? ['ability' as const] : []),
    ...(isSpoken ? ['spoken' as const] : []),
  ];
}
