import { expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../../../../engine/alpha-omega/index.ts';
import { scene } from '../words/testing/table.ts';
import { cuesOf } from './cues.ts';

const quiet = scene();
const why = { kind: 'player' } as const;
const outcome = {
  winner: 'good',
  reason: 'standOff',
  round: 1,
  balance: { good: 1, opponent: 0 },
  achieved: 0,
  scores: [],
} as const;

/** Without what reaches from one card to another, of which reach.test.ts tells. */
const shown = (...events: readonly AlphaOmegaEvent[]): unknown =>
  cuesOf({ events: events.map((event) => ({ event, defs: {} })), changes: {} }, quiet, quiet).filter(
    ({ kind }) => kind !== 'reach',
  );

test.each<readonly [AlphaOmegaEvent, object | null]>([
  [
    { type: 'attackDeclared', by: 1, target: 2, why },
    { kind: 'blow', by: 1, target: 2, past: null, amount: null },
  ],
  [
    { type: 'struck', by: 1, target: 2, amount: 5 },
    { kind: 'blow', by: 1, target: 2, past: null, amount: 5 },
  ],
  [
    { type: 'attackCancelled', by: 1, through: 3 },
    { kind: 'blocked', by: 1, through: 3 },
  ],
  [
    { type: 'damaged', card: 1, amount: 2, by: 2 },
    { kind: 'hurt', card: 1, amount: 2 },
  ],
  [
    { type: 'healed', card: 1, amount: 2, by: 2 },
    { kind: 'healed', card: 1, amount: 2 },
  ],
  [
    { type: 'saved', card: 1, by: 2 },
    { kind: 'saved', card: 1 },
  ],
  [
    { type: 'defeated', card: 1, by: 2, fate: 'discarded', shielded: false },
    { kind: 'broken', card: 1 },
  ],
  [{ type: 'defeated', card: 1, by: 2, fate: 'lured', shielded: false }, null],
  [
    { type: 'luredAstray', card: 1, by: 2 },
    { kind: 'lured', card: 1 },
  ],
  [
    { type: 'broughtOver', card: 1, seat: 0, by: 2 },
    { kind: 'mended', card: 1, joins: true },
  ],
  [
    { type: 'abilityUsed', card: 1, key: '1#0', per: 'turn', chosenBy: 0, acted: true },
    { kind: 'used', card: 1 },
  ],
  [
    { type: 'waited', card: 1 },
    { kind: 'waits', card: 1 },
  ],
  [
    { type: 'clockTicked', card: 1, left: 2 },
    { kind: 'tick', card: 1, left: 2 },
  ],
  [
    { type: 'callingProgressed', card: 1, seat: 0, progress: 2 },
    { kind: 'calling', card: 1, progress: 2 },
  ],
  [
    { type: 'callingAchieved', card: 1, seat: 0, until: null },
    { kind: 'calling', card: 1, progress: null },
  ],
  [
    { type: 'looked', seats: [0], deck: 'opponent', cards: [7], count: 1 },
    { kind: 'looked', spot: { at: 'deck', of: 'opponent' } },
  ],
  [{ type: 'looked', seats: [0], deck: 'calling', cards: [7], count: 1 }, null],
  [
    { type: 'dieRolled', value: 4, seat: 1, source: null },
    { kind: 'die', value: 4, seat: 1 },
  ],
  [
    { type: 'deckShuffled', pile: 'opponent', order: [] },
    { kind: 'shuffled', spot: { at: 'deck', of: 'opponent' } },
  ],
  [
    { type: 'deckShuffled', pile: 1, order: [] },
    { kind: 'shuffled', spot: { at: 'deck', of: 1 } },
  ],
  [
    { type: 'handShuffledIn', seat: 1, cards: [], count: 7, order: [] },
    { kind: 'shuffled', spot: { at: 'deck', of: 1 } },
  ],
  [{ type: 'deckShuffled', pile: 'calling', order: [] }, null],
  [{ type: 'deckShuffled', pile: 'objective', order: [] }, null],
  [
    { type: 'strengthChecked', balance: { good: 3, opponent: 4 } },
    { kind: 'weighed', balance: { good: 3, opponent: 4 }, stakes: 'low' },
  ],
  [
    { type: 'roundBegan', round: 3 },
    { kind: 'round', round: 3 },
  ],
  [
    { type: 'turnBegan', seat: 1 },
    { kind: 'turn', seat: 1 },
  ],
  [
    { type: 'opponentTurnBegan', seat: 2 },
    { kind: 'turn', seat: 2 },
  ],
  [
    { type: 'phaseBegan', phase: 'cleanUp' },
    { kind: 'phase', phase: 'cleanUp' },
  ],
  [
    { type: 'playerLured', seat: 1, lured: { turns: 2 } },
    { kind: 'seatLured', seat: 1 },
  ],
  [
    { type: 'playerFreed', seat: 1 },
    { kind: 'seatFreed', seat: 1 },
  ],
  [
    { type: 'objectiveAchieved', objective: 1 },
    { kind: 'objective', isNext: false },
  ],
  [
    { type: 'objectiveFollowed', objective: 1 },
    { kind: 'objective', isNext: true },
  ],
  [
    { type: 'gameEnded', outcome },
    { kind: 'ended', winner: 'good' },
  ],
  [{ type: 'gameBegan' }, null],
] as never)('%o is shown as %o', (event, cue) => {
  expect(shown(event)).toEqual(cue === null ? [] : [cue]);
});

test('what a card loses in one beat is one number', () => {
  const hit = { type: 'damaged', card: 1, amount: 3, by: 2 } as const;
  expect(shown(hit, { ...hit, card: 4 }, hit)).toEqual([
    { kind: 'hurt', card: 1, amount: 6 },
    { kind: 'hurt', card: 4, amount: 3 },
  ]);
});

test('an attack that is turned to another bends past whom it was meant for, before it lands as well', () => {
  const turned: AlphaOmegaEvent = { type: 'attackRedirected', by: 1, through: 3, from: 2, to: 3 };
  expect(shown(turned)).toEqual([{ kind: 'blow', by: 1, target: 3, past: 2, amount: null }]);
  expect(shown(turned, { type: 'struck', by: 1, target: 3, amount: 4 })).toEqual([
    { kind: 'blow', by: 1, target: 3, past: 2, amount: 4 },
  ]);
  expect(shown(turned, { type: 'struck', by: 9, target: 3, amount: 4 })).toEqual([
    { kind: 'blow', by: 9, target: 3, past: null, amount: 4 },
  ]);
});
