import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { foe, friend, onAngel } from './abilities.ts';

/** Persons with what steps in before a blow lands or a Person falls, and what they say. */
export const INTERRUPTS: readonly (readonly [string, CardDef])[] = [
  [
    'When another Good Person is attacked by a Fallen Angel, Abdiel may take the attack. If you do, deal 1 damage to that Fallen Angel.',
    onAngel({
      kind: 'interrupt',
      on: 'attack',
      who: { ...friend, not: 'self' },
      by: { ...foe, supernatural: true },
      may: true,
      do: [
        { op: 'redirect', to: { is: 'self' } },
        { op: 'damage', to: { is: 'other' }, amount: 1 },
      ],
    }),
  ],
  [
    'The first time in the game that Abdiel is about to be defeated, Abdiel is saved, with 1 hit point left.',
    onAngel({
      kind: 'interrupt',
      on: 'defeat',
      who: { is: 'self' },
      limit: { per: 'game' },
      do: [{ op: 'save' }],
    }),
  ],
  [
    'Once per round, when another Good Person is about to be defeated, you may save it, leaving 1 hit point. If you do, Abdiel is defeated.',
    onAngel({
      kind: 'interrupt',
      on: 'defeat',
      who: { ...friend, not: 'self' },
      may: true,
      limit: { per: 'round' },
      do: [{ op: 'save' }, { op: 'defeat', what: { is: 'self' } }],
    }),
  ],
  [
    'Once per round, either save a Good Person about to be defeated, leaving 1 hit point, or defeat an Opponent Person.',
    onAngel(
      {
        kind: 'interrupt',
        on: 'defeat',
        who: friend,
        may: true,
        limit: { per: 'round', shared: 'x' },
        do: [{ op: 'save' }],
      },
      {
        kind: 'activated',
        limit: { per: 'round', shared: 'x' },
        do: [
          { op: 'choose', from: foe, as: 'y' },
          { op: 'defeat', what: { is: 'y' } },
        ],
      },
    ),
  ],
];
