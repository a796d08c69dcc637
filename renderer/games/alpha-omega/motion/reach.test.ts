import { expect, test } from 'vitest';
import type { AlphaOmegaEvent, View } from '../../../../engine/alpha-omega/index.ts';
import { reachCues } from './reach.ts';

const reach = (events: readonly AlphaOmegaEvent[], attack: View['attack'] = null) =>
  reachCues(
    events.map((event) => ({ event, defs: {} })),
    { attack },
  ).map(({ by, to, how }) => [by, to, how]);

const fallen = { type: 'defeated', card: 2, by: 1, fate: 'discarded', shielded: false } as const;

test('what a card does to others without an attack comes from it, once to each', () => {
  expect(
    reach([
      { type: 'abilityUsed', card: 1, key: '1#0', per: 'turn', chosenBy: 0, acted: true },
      { type: 'damaged', card: 2, amount: 3, by: 1 },
      fallen,
      { type: 'healed', card: 3, amount: 2, by: 1 },
      { type: 'broughtOver', card: 4, seat: 0, by: 1 },
    ]),
  ).toEqual([
    [1, 2, 'hurt'],
    [1, 3, 'healed'],
    [1, 4, 'healed'],
  ]);
});

test('what an attack comes to is seen to fly, also where it ends later than it was struck', () => {
  expect(
    reach([
      { type: 'struck', by: 1, target: 2, amount: 9 },
      { ...fallen, by: 1 },
    ]),
  ).toEqual([]);
  const attack = { by: 1, target: 2 } as View['attack'];
  expect(
    reach(
      [
        { ...fallen, fate: 'lured' },
        { type: 'luredAstray', card: 2, by: 1 },
      ],
      attack,
    ),
  ).toEqual([]);
});

test('what a card does to itself reaches nowhere', () => {
  expect(reach([{ type: 'healed', card: 1, amount: 2, by: 1 }])).toEqual([]);
});
