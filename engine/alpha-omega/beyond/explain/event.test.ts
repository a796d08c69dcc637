import { describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent, EventOf, TargetReason } from '../../events.ts';
import type { Note } from '../../reasons.ts';
import type { Outcome } from '../../types.ts';
import { eventParts } from './event.ts';

type Case = readonly [what: string, event: AlphaOmegaEvent, notes: readonly Note[]];

const [CARD, OTHER, HOST] = [1, 2, 3];
const balance = { good: 12, opponent: 20 };
const weighed: readonly Note[] = [
  { code: 'sideTotal', side: 'good', result: 12 },
  { code: 'sideTotal', side: 'opponent', result: 20 },
  { code: 'lead', result: -8 },
];

const attack = (why: TargetReason): AlphaOmegaEvent => ({
  type: 'attackDeclared',
  by: CARD,
  target: OTHER,
  why,
});
const weakest = { kind: 'weakest', left: 4, tied: 1, chosenBy: null } as const;
const toldBy = { kind: 'told', card: 9, pick: 'strongest', left: 6, tied: 1, chosenBy: null } as const;
const discarded = (why: object): AlphaOmegaEvent =>
  ({ type: 'discarded', card: CARD, ...why }) as AlphaOmegaEvent;
const applied = (
  pick: NonNullable<EventOf<'eventApplied'>['why']>['pick'],
  chosenBy: number | null,
): AlphaOmegaEvent => ({
  ...{ type: 'eventApplied', card: CARD, host: HOST },
  why: { pick, chosenBy },
});
const defeated = (changes: Partial<EventOf<'defeated'>>): AlphaOmegaEvent => ({
  ...{ type: 'defeated', card: CARD, by: OTHER, fate: 'discarded', shielded: false },
  ...changes,
});

const ATTACKS: readonly Case[] = [
  ['on the weakest', attack(weakest), [{ code: 'weakest', card: OTHER, other: CARD, amount: 4 }]],
  [
    'on the weakest, and who would be next',
    attack({ ...weakest, next: { card: HOST, left: 5 } }),
    [
      { code: 'weakest', card: OTHER, other: CARD, amount: 4 },
      { code: 'notMeant', card: HOST, amount: 5 },
    ],
  ],
  [
    'on one of several as weak',
    attack({ ...weakest, tied: 2 }),
    [{ code: 'tiedWith', card: OTHER, amount: 4, result: 2 }],
  ],
  [
    'on one of several as weak that a player chose',
    attack({ ...weakest, tied: 3, chosenBy: 1 }),
    [
      { code: 'tiedWith', card: OTHER, amount: 4, result: 3 },
      { code: 'chose', card: OTHER, seat: 1 },
    ],
  ],
  [
    'as a card has told',
    attack(toldBy),
    [
      { code: 'told', card: 9, other: CARD },
      { code: 'strongest', card: OTHER, other: CARD, amount: 6 },
    ],
  ],
  ['as a card commands', attack({ kind: 'card', card: 9 }), [{ code: 'commanded', card: 9, other: CARD }]],
  ['that a player chose', attack({ kind: 'player' }), []],
  [
    'that somebody stepped in for',
    { type: 'attackRedirected', by: CARD, through: OTHER, from: HOST, to: OTHER },
    [{ code: 'steppedIn', card: OTHER, other: OTHER }],
  ],
  [
    'that somebody stopped',
    { type: 'attackCancelled', by: CARD, through: OTHER },
    [{ code: 'steppedIn', card: OTHER, other: CARD }],
  ],
  [
    'that does not happen',
    { type: 'idled', card: CARD, why: 'nothingToAttack' },
    [{ code: 'nothingToAttack', card: CARD }],
  ],
  [
    'that something forbids',
    { type: 'idled', card: CARD, why: 'cannotAttack', because: OTHER },
    [{ code: 'cannotAttack', card: CARD, other: OTHER }],
  ],
];

const used = (changes: Partial<EventOf<'abilityUsed'>>): AlphaOmegaEvent => ({
  ...{ type: 'abilityUsed', card: CARD, key: '1#0', per: null, chosenBy: null, acted: true },
  ...changes,
});

const CARDS: readonly Case[] = [
  ['an Opponent’s ability instead of its attack', used({}), [{ code: 'usesAbility', card: CARD }]],
  ['an ability that a player chose', used({ chosenBy: 0 }), []],
  ['an ability at its moment', used({ acted: false }), []],
  [
    'a phase that is skipped',
    { type: 'phaseSkipped', phase: 'cleanUp', because: CARD },
    [{ code: 'heldStill', card: CARD, phase: 'cleanUp' }],
  ],
  [
    'an Item that goes on by itself',
    { type: 'attached', card: CARD, host: HOST, passed: true },
    [{ code: 'passesOn', card: CARD, other: HOST }],
  ],
  ['an Item that is put on', { type: 'attached', card: CARD, host: HOST }, []],
  [
    'who falls within a third',
    defeated({ toll: 4 }),
    [
      { code: 'withinThird', card: CARD, other: OTHER },
      { code: 'discardedInDefeat', card: CARD, other: OTHER },
    ],
  ],
  [
    'who was spared before',
    defeated({ toll: 4, sparedBefore: true }),
    [
      { code: 'sparedBefore', card: CARD },
      { code: 'discardedInDefeat', card: CARD, other: OTHER },
    ],
  ],
  ['a card that was defeated', discarded({ why: 'defeated' }), []],
  ['a card that is spent', discarded({ why: 'spent' }), []],
  ['an Event whose time is over', discarded({ why: 'timeOver' }), [{ code: 'timeOver', card: CARD }]],
  ['an Event of a moment', discarded({ why: 'momentOver' }), [{ code: 'momentOver', card: CARD }]],
  ['an Item that nobody can use', discarded({ why: 'unclaimed' }), [{ code: 'unclaimed', card: CARD }]],
  [
    'a Place that is replaced',
    discarded({ why: 'replaced', by: OTHER }),
    [{ code: 'replaced', card: CARD, other: OTHER }],
  ],
  [
    'what leaves with its bearer',
    discarded({ why: 'withHost', by: OTHER }),
    [{ code: 'withHost', card: CARD, other: OTHER }],
  ],
  [
    'what a card discards',
    discarded({ why: 'commanded', by: OTHER }),
    [{ code: 'discardCommanded', card: OTHER, other: CARD }],
  ],
  ['an Item without a bearer', { type: 'waited', card: CARD }, [{ code: 'waitsForPerson', card: CARD }]],
  ['an Event on the weakest', applied('weakest', null), [{ code: 'pickedWeakest', card: HOST, other: CARD }]],
  [
    'an Event on the strongest',
    applied('strongest', null),
    [{ code: 'pickedStrongest', card: HOST, other: CARD }],
  ],
  ['an Event on the first', applied('first', null), [{ code: 'pickedFirst', card: HOST, other: CARD }]],
  ['an Event on the last', applied('last', null), [{ code: 'pickedLast', card: HOST, other: CARD }]],
  [
    'an Event on the second',
    applied('nextAfterFirst', null),
    [{ code: 'pickedNext', card: HOST, other: CARD }],
  ],
  [
    'an Event on one of several as weak',
    applied('weakest', 1),
    [
      { code: 'pickedWeakest', card: HOST, other: CARD },
      { code: 'chose', card: HOST, seat: 1 },
    ],
  ],
  ['an Event where a player wanted it', applied(null, 1), [{ code: 'chose', card: HOST, seat: 1 }]],
  [
    'an Event beside the table',
    { type: 'eventApplied', card: CARD, host: null, why: { pick: null, chosenBy: 0 } },
    [],
  ],
  ['an Event that was played', { type: 'eventApplied', card: CARD, host: HOST }, []],
  ['a fall to the Opponents', defeated({ fate: 'lured' }), [{ code: 'lured', card: CARD, other: OTHER }]],
  ['a defeat', defeated({}), [{ code: 'discardedInDefeat', card: CARD, other: OTHER }]],
  ['a shielded defeat', defeated({ shielded: true }), [{ code: 'shielded', card: CARD }]],
  ['what shielded', defeated({ shielded: true, because: 9 }), [{ code: 'shielded', card: CARD, other: 9 }]],
  [
    'a rescue',
    { type: 'saved', card: CARD, by: OTHER, damage: 3 },
    [{ code: 'saved', card: CARD, other: OTHER }],
  ],
  ['a fall', { type: 'fell', card: CARD, owner: 0 }, [{ code: 'fell', card: CARD }]],
  ['a return from the discard pile', { type: 'raised', card: CARD }, [{ code: 'raised', card: CARD }]],
  [
    'what the Objective brings',
    { type: 'brought', card: CARD, owner: null, person: true },
    [{ code: 'brought', card: CARD }],
  ],
];

const PLAYERS: readonly Case[] = [
  [
    'a Lured Player',
    { type: 'playerLured', seat: 1, lured: { turns: 2 } },
    [
      { code: 'lossRounds', seat: 1 },
      { code: 'luredTurns', seat: 1, amount: 2 },
    ],
  ],
  ['a freed player', { type: 'playerFreed', seat: 1 }, [{ code: 'freed', seat: 1 }]],
  ['an empty deck', { type: 'nothingDrawn', seat: 1 }, [{ code: 'deckEmpty', seat: 1 }]],
  [
    'a draw that a card takes away',
    { type: 'nothingDrawn', seat: 1, because: CARD },
    [{ code: 'drawTakenAway', seat: 1, card: CARD }],
  ],
  ['the Opponents’ empty deck', { type: 'opponentDeckEmpty', seat: 1 }, [{ code: 'deckEmpty', seat: 1 }]],
  [
    'a hand of which nothing can be played',
    { type: 'nothingPlayable', seat: 1, left: 1, further: false, because: CARD },
    [{ code: 'noCardPlayable', seat: 1 }],
  ],
  [
    'a hand of which nothing further can be played',
    { type: 'nothingPlayable', seat: 1, left: 2, further: true, because: CARD },
    [
      { code: 'grantsPlays', card: CARD, amount: 2 },
      { code: 'noCardPlayable', seat: 1 },
    ],
  ],
  [
    'the same without a card that grants it',
    { type: 'nothingPlayable', seat: 1, left: 2, further: true },
    [{ code: 'noCardPlayable', seat: 1 }],
  ],
  [
    'an Action Phase for nobody',
    { type: 'nobodyActs', seat: 1, why: 'noFoes' },
    [{ code: 'noFoes', seat: 1 }],
  ],
  [
    'a Calling',
    { type: 'callingAchieved', seat: 1, card: CARD, until: null },
    [{ code: 'callingAchieved', card: CARD, seat: 1 }],
  ],
];

const ends = (reason: Outcome['reason']): AlphaOmegaEvent => ({
  type: 'gameEnded',
  outcome: { winner: 'good', reason, round: 3, balance, achieved: 0, scores: [] },
});

const CHECKS: readonly Case[] = [
  ['a Strength Check', { type: 'strengthChecked', balance }, weighed],
  [
    'an achieved Objective',
    { type: 'objectiveAchieved', round: 3, balance },
    [...weighed, { code: 'objectiveAchieved' }],
  ],
  ...(
    [
      ...['goodDecksExhausted', 'objectiveAchieved', 'objectiveFailed', 'objectiveFulfilled'],
      ...['objectiveLost', 'opponentDeckDefeated', 'standOff'],
    ] as const
  ).map((reason): Case => [`an end by ${reason}`, ends(reason), [...weighed, { code: reason }]]),
];

describe('what an event says of why it happened', () => {
  test.each(ATTACKS)('an attack %s', (_, event, notes) => {
    expect(eventParts(event)).toEqual(notes);
  });

  test.each([...CARDS, ...PLAYERS, ...CHECKS])('%s', (_, event, notes) => {
    expect(eventParts(event)).toEqual(notes);
  });

  test('is nothing where a player did it', () => {
    expect(eventParts({ type: 'cardPlayed', seat: 0, card: CARD })).toEqual([]);
    expect(eventParts({ type: 'roundBegan', round: 2 })).toEqual([]);
  });
});
