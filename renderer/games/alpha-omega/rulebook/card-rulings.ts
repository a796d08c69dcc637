import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import type { RulingNumber } from './ruling-numbers.ts';

/** Single cards that a ruling is about. */
const OF_CARDS: Readonly<Record<string, readonly RulingNumber[]>> = {
  'starter:crystal-sea': [11],
  'starter:hail-of-iron-globes': [12],
  'starter:heaven': [14],
  'starter:squadrons-at-once': [17],
};

/**
 * The rulings that whoever plays a card may need, in their order: those about the very card, about its kind, and about what
 * its program does.
 */
export function rulingsOf(def: CardDef): readonly RulingNumber[] {
  const all = [...(OF_CARDS[def.id] ?? []), ...ofKind(def), ...ofProgram(def)];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

function ofKind(def: CardDef): readonly RulingNumber[] {
  switch (def.type) {
    case 'person':
      if (def.side === 'good') return [2, 4, 5, 7, 15, 22];
      return def.supernatural ? [2, 5, 6, 7, 38, 39] : [2, 5, 6, 38, 39];
    case 'item':
      return def.side === 'good' ? [20, 26] : [8, 27];
    case 'place':
      return [19];
    case 'event':
      return def.side === 'good' ? [10, 28, 29] : [10, 27];
    case 'calling':
      return [17, 40];
    case 'objective':
      return def.brings === undefined ? [1, 21] : [1, 21, 32];
  }
}

function ofProgram(def: CardDef): readonly RulingNumber[] {
  const text = JSON.stringify(def.abilities);
  return [
    ...(text.includes('"change":"strength"') ? [9 as const] : []),
    ...(text.includes('"may":true') ? [23 as const] : []),
    ...(text.includes('"op":"fall"') ? [13 as const] : []),
    ...(text.includes('"op":"save"') ? [30 as const] : []),
    ...(text.includes('"op":"bringOver"') ? [41 as const] : []),
  ];
}
