import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { at, foe, friend, onAngel, onOpponent } from './abilities.ts';

/** Persons with what happens by itself at a moment, and what they say. */
export const TRIGGERED: readonly (readonly [string, CardDef])[] = [
  ['When Abdiel enters play, draw 2 cards.', onAngel(at('entersPlay', {}, { op: 'draw', amount: 2 }))],
  [
    'At the beginning of your turn, remove 1 damage from Abdiel.',
    onAngel(at('turnBegins', {}, { op: 'heal', to: { is: 'self' }, amount: 1 })),
  ],
  [
    'At the beginning of every turn, the strongest Good Person takes 1 damage.',
    onOpponent(at('turnBegins', {}, { op: 'damage', to: { ...friend, pick: 'strongest' }, amount: 1 })),
  ],
  [
    'When Abdiel takes damage, the card that did the damage takes 1 damage.',
    onAngel(at('isDamaged', {}, { op: 'damage', to: { is: 'other' }, amount: 1 })),
  ],
  [
    'The first time each round that a Good Person takes damage, remove 1 damage from it.',
    onAngel({
      ...at('isDamaged', { who: friend }, { op: 'heal', to: { is: 'it' }, amount: 1 }),
      limit: { per: 'round' },
    }),
  ],
  [
    'When a Good Person attacks Belial, the weakest other Good Person takes 3 damage.',
    onOpponent(
      at(
        'attacks',
        { who: friend, other: { is: 'self' } },
        { op: 'damage', to: { ...friend, not: 'it', pick: 'weakest' }, amount: 3 },
      ),
    ),
  ],
  [
    'When a Good Person attacks Belial, deal damage equal to the Strength of that Good Person to the weakest other Good Person.',
    onOpponent(
      at(
        'attacks',
        { who: friend, other: { is: 'self' } },
        { op: 'choose', from: { ...friend, not: 'it', pick: 'weakest' }, as: 'x' },
        { op: 'damage', to: { is: 'x' }, amount: { strengthOf: 'it' } },
      ),
    ),
  ],
  ['When Abdiel is defeated, draw 3 cards.', onAngel(at('isDefeated', {}, { op: 'draw', amount: 3 }))],
  [
    'When another Good Person is defeated, you may take it into your hand.',
    onAngel({
      ...at(
        'isDefeated',
        { who: { ...friend, not: 'self' } },
        { op: 'takeBack', what: { zone: 'discard', is: 'it' } },
      ),
      may: true,
    }),
  ],
  [
    'When a Good Person is Lured Astray by an Opponent Person, that Opponent Person takes 2 damage.',
    onAngel(at('isLured', { who: friend, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 2 })),
  ],
  [
    'When a Good Person attacks an Opponent Person, that Opponent Person takes 2 damage.',
    onAngel(at('attacks', { who: friend, other: foe }, { op: 'damage', to: { is: 'other' }, amount: 2 })),
  ],
  [
    'When Abdiel defeats a card, draw 1 card and remove all damage from Abdiel.',
    onAngel(at('defeats', {}, { op: 'draw', amount: 1 }, { op: 'heal', to: { is: 'self' }, amount: 'all' })),
  ],
  [
    'At the beginning of every round, draw 1 card and discard 1 card from your hand.',
    onAngel(at('roundBegins', {}, { op: 'draw', amount: 1 }, { op: 'lose', amount: 1, from: 'hand' })),
  ],
  [
    'At the beginning of every round, you may draw 1 card and deal 1 damage to every Good Person.',
    onAngel({
      ...at('roundBegins', {}, { op: 'draw', amount: 1 }, { op: 'damage', to: friend, amount: 1 }),
      may: true,
    }),
  ],
  [
    'At every Strength Check, every Opponent Person takes 1 damage.',
    onAngel(at('strengthCheck', {}, { op: 'damage', to: foe, amount: 1 })),
  ],
  [
    'When Belial enters play, discard the top 3 cards of your deck.',
    onOpponent(at('entersPlay', {}, { op: 'lose', amount: 3, from: 'deck' })),
  ],
  [
    'When Abdiel enters play and at the beginning of every round, draw 1 card.',
    onAngel({
      kind: 'triggered',
      on: [{ moment: 'entersPlay' }, { moment: 'roundBegins' }],
      do: [{ op: 'draw', amount: 1 }],
    }),
  ],
  [
    'At the beginning of every round, roll a die. If you play alone or a team mate has been a Lured Player, draw that many cards; otherwise, draw 1 card.',
    onAngel(
      at(
        'roundBegins',
        {},
        { op: 'roll', as: 'n' },
        {
          op: 'if',
          cond: { any: [{ players: 'alone' }, { lured: 'teamMateEver' }] },
          then: [{ op: 'draw', amount: { bound: 'n' } }],
          else: [{ op: 'draw', amount: 1 }],
        },
      ),
    ),
  ],
];
