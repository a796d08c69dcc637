import { beforeEach, describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent, InPlayView, View } from '../../../../engine/alpha-omega/index.ts';
import { speak } from '../../../text/language/language.ts';
import { known, played } from '../words/testing/card-views.ts';
import { scene } from '../words/testing/table.ts';
import { leaderOf } from './cues.ts';
import type { Cue } from './cue.ts';
import { headlineOf } from './headline.ts';
import { forceOf, soundsOf } from './hearing.ts';
import { marksOf } from './marks.ts';
import { movesBetween } from './moves.ts';
import { isWorthAKey, timingOf, timingsOf } from './pace.ts';
import { viewsOf, withoutLatest } from '../../../table/told.ts';
import type { Stakes } from './stakes.ts';

beforeEach(() => {
  speak('en');
});

const hand = { at: 'hand', of: 0 } as const;
const deck = { at: 'deck', of: 0 } as const;
const move = (how: 'drawn' | 'entered' | 'passed' | 'left'): Cue => ({
  ...{ kind: 'move', card: 7, from: deck, to: hand },
  how,
});
const weighed = (good: number, opponent: number): Cue => ({ kind: 'weighed', balance: { good, opponent } });
const ended = (winner: 'good' | 'opponent' | null): Cue => ({ kind: 'ended', winner });

/** One of each kind that there is. */
const CUES: readonly Cue[] = [
  { kind: 'blow', by: 1, target: 2, past: null, amount: 3 },
  { kind: 'blocked', by: 1, through: 2 },
  { kind: 'hurt', card: 7, amount: 3 },
  { kind: 'healed', card: 7, amount: 2 },
  { kind: 'saved', card: 7 },
  { kind: 'spared', card: 7 },
  ...[-1, 2].map((by): Cue => ({ kind: 'strength', card: 7, by })),
  { kind: 'broken', card: 7 },
  { kind: 'lured', card: 7 },
  { kind: 'mended', card: 7 },
  ...[move('drawn'), move('entered'), move('passed'), move('left')],
  { kind: 'unseen', from: deck, to: hand, count: 2 },
  { kind: 'waits', card: 7 },
  { kind: 'tick', card: 7, left: 1 },
  { kind: 'calling', card: 7, progress: 1 },
  { kind: 'calling', card: 7, progress: null },
  { kind: 'die', value: 4, seat: 0 },
  { kind: 'shuffled', spot: deck },
  ...[weighed(9, 4), weighed(4, 9), weighed(4, 4)],
  { kind: 'onslaught' },
  { kind: 'round', round: 3 },
  { kind: 'turn', seat: 1 },
  { kind: 'phase', phase: 'cleanUp' },
  { kind: 'seatLured', seat: 0 },
  { kind: 'seatFreed', seat: 1 },
  { kind: 'objective', isNext: false },
  ...[ended('good'), ended('opponent'), ended(null)],
];

const nameOf = (seat: number): string => ['Mindy', 'Steve'][seat] ?? '';
const labelled = (of: (cue: Cue) => unknown): readonly string[] =>
  CUES.map((cue) => `${cue.kind}${'how' in cue ? ` ${cue.how}` : ''}: ${String(of(cue))}`);

test('the side that leads is the one with more, and none where they are even', () => {
  expect([
    leaderOf({ good: 2, opponent: 1 }),
    leaderOf({ good: 1, opponent: 2 }),
    leaderOf({ good: 2, opponent: 2 }),
  ]).toEqual(['good', 'opponent', null]);
});

describe('what is heard', () => {
  test('of each cue', () => {
    expect(labelled((cue) => soundsOf([cue]).join())).toEqual([
      'blow: attack',
      'blocked: blocked',
      'hurt: damage',
      'healed: healed',
      'saved: mended',
      'spared: mended',
      'strength: ',
      'strength: ',
      'broken: defeat',
      'lured: lured',
      'mended: mended',
      'move drawn: draw',
      'move entered: play',
      'move passed: moved',
      'move left: moved',
      'unseen: draw',
      'waits: ',
      'tick: time',
      'calling: calling',
      'calling: calling',
      'die: die',
      'shuffled: shuffle',
      'weighed: scaleGood',
      'weighed: scaleBad',
      'weighed: scaleGood',
      'onslaught: onslaught',
      'round: round',
      'turn: turn',
      'phase: ',
      'seatLured: lured',
      'seatFreed: mended',
      'objective: calling',
      'ended: victory',
      'ended: lost',
      'ended: lost',
    ]);
  });

  test('of many at once: the two that decide most', () => {
    expect(soundsOf(CUES)).toEqual(['victory', 'lost']);
    const [blow, , hurt, healed] = CUES;
    expect(soundsOf([healed, blow, hurt, hurt].filter((cue) => cue !== undefined))).toEqual([
      'damage',
      'healed',
    ]);
    expect(soundsOf([])).toEqual([]);
  });
});

describe('how hard it is heard', () => {
  const hurt = (amount: number): Cue => ({ kind: 'hurt', card: 7, amount });

  test('as hard as the hardest of what sounds so; what cannot be harder has no force', () => {
    expect(forceOf('damage', [hurt(2), hurt(5)])).toBe(0.5);
    expect(forceOf('damage', [hurt(25)])).toBe(1);
    expect(forceOf('healed', [hurt(9), { kind: 'healed', card: 7, amount: 3 }])).toBe(0.3);
    expect(forceOf('defeat', [hurt(9)])).toBeUndefined();
  });

  test('a card from a deck that all see is turned over', () => {
    const shown: Cue = { kind: 'move', card: 7, from: deck, to: { at: 'discard', of: 0 }, how: 'left' };
    expect(soundsOf([shown])).toEqual(['turned']);
  });
});

describe('what is written over the board', () => {
  test('of each cue', () => {
    expect(labelled((cue) => headlineOf([cue], nameOf)?.words)).toEqual([
      'blow: undefined',
      'blocked: undefined',
      'hurt: undefined',
      'healed: undefined',
      'saved: undefined',
      'spared: undefined',
      'strength: undefined',
      'strength: undefined',
      'broken: undefined',
      'lured: undefined',
      'mended: undefined',
      'move drawn: undefined',
      'move entered: undefined',
      'move passed: undefined',
      'move left: undefined',
      'unseen: undefined',
      'waits: undefined',
      'tick: undefined',
      'calling: undefined',
      'calling: undefined',
      'die: Mindy rolls a 4',
      'shuffled: A deck is shuffled',
      'weighed: undefined',
      'weighed: undefined',
      'weighed: undefined',
      'onslaught: The Opponents attack',
      'round: Round 3',
      'turn: Steve’s turn',
      'phase: Clean-Up',
      'seatLured: Mindy is now a Lured Player',
      'seatFreed: Steve is free again',
      'objective: An Objective is achieved',
      'ended: undefined',
      'ended: undefined',
      'ended: undefined',
    ]);
  });

  test('of several: each once, with the die', () => {
    const round: Cue = { kind: 'round', round: 3 };
    expect(headlineOf([round, round, { kind: 'turn', seat: 0 }], nameOf)).toEqual({
      ...{ words: 'Round 3 · Mindy’s turn', die: null },
    });
    expect(headlineOf([{ kind: 'die', value: 4, seat: 0 }], nameOf)).toMatchObject({ die: 4 });
    expect(headlineOf([], nameOf)).toBeNull();
  });
});

describe('what an answer leaves at a card', () => {
  test('of each cue', () => {
    const marked = (cue: Cue): string | undefined => {
      const mark = marksOf([cue]).get(7);
      return mark && `${mark.tone} [${mark.words.join()}] [${mark.figures.join()}]`;
    };
    expect(labelled(marked)).toEqual([
      'blow: undefined',
      'blocked: undefined',
      'hurt: loss [−3] [−3]',
      'healed: gain [+2] [+2]',
      'saved: gain [saved] []',
      'spared: gain [spared] []',
      'strength: loss [Strength −1] []',
      'strength: gain [Strength +2] []',
      'broken: undefined',
      'lured: loss [] []',
      'mended: gain [returned] []',
      'move drawn: plain [new] []',
      'move entered: plain [new] []',
      'move passed: plain [new bearer] []',
      'move left: undefined',
      'unseen: undefined',
      'waits: plain [] []',
      'tick: undefined',
      'calling: gain [progress] []',
      'calling: gain [achieved] []',
      'die: undefined',
      'shuffled: undefined',
      'weighed: undefined',
      'weighed: undefined',
      'weighed: undefined',
      'onslaught: undefined',
      'round: undefined',
      'turn: undefined',
      'phase: undefined',
      'seatLured: undefined',
      'seatFreed: undefined',
      'objective: undefined',
      'ended: undefined',
      'ended: undefined',
      'ended: undefined',
    ]);
  });

  const marked = (...cues: readonly Cue[]): unknown => marksOf(cues).get(7);

  test('of several: sums of what hurt and healed, figures before notes, and the first tone that is not plain', () => {
    const hurt = (amount: number): Cue => ({ kind: 'hurt', card: 7, amount });
    const healed = (amount: number): Cue => ({ kind: 'healed', card: 7, amount });
    expect(marked(hurt(3), healed(2), hurt(1))).toEqual({
      ...{ tone: 'loss', words: ['−4', '+2'], figures: ['−4', '+2'] },
    });
    expect(marked(healed(2), { kind: 'saved', card: 7 })).toMatchObject({ tone: 'gain', figures: ['+2'] });
    expect(marked(hurt(0))).toBeUndefined();
    // A blow that Lures is healed by it.
    expect(marked(hurt(5), { kind: 'lured', card: 7 })).toEqual({ tone: 'loss', words: [], figures: [] });
  });

  test('each note once; what is new is not also passed on, what was passed on can be new', () => {
    expect(marked(move('entered'), move('drawn'))).toEqual(marked(move('entered')));
    expect(marked(move('entered'), move('passed'))).toEqual(marked(move('entered')));
    expect(marked(move('passed'), move('passed'))).toEqual(marked(move('passed')));
    expect(marked(move('passed'), move('entered'))).toMatchObject({ words: { length: 2 } });
    // Who waits has no bearer.
    expect(marked(move('passed'), { kind: 'waits', card: 7 })).toMatchObject({ words: [] });
  });

  test('card by card', () => {
    expect([
      ...marksOf([
        { kind: 'saved', card: 8 },
        { kind: 'waits', card: 9 },
        { kind: 'objective', isNext: true },
      ]).keys(),
    ]).toEqual([8, 9]);
  });
});

describe('how long it takes', () => {
  test('each cue, in a calm pace and a fast one', () => {
    const words = (cue: Cue): string =>
      (['calm', 'fast'] as const)
        .map((pace) => {
          const { lead, rest } = timingOf([cue], pace);
          return `${String(lead)}+${String(Math.round(rest))}`;
        })
        .join(' ');
    expect(labelled(words)).toEqual([
      'blow: 540+720 240+320',
      'blocked: 540+720 240+320',
      'hurt: 0+720 0+320',
      'healed: 0+720 0+320',
      'saved: 0+720 0+320',
      'spared: 0+720 0+320',
      'strength: 0+720 0+320',
      'strength: 0+720 0+320',
      'broken: 0+792 0+352',
      'lured: 0+1080 0+480',
      'mended: 0+1080 0+480',
      'move drawn: 0+648 0+288',
      'move entered: 0+648 0+288',
      'move passed: 0+648 0+288',
      'move left: 0+648 0+288',
      'unseen: 0+432 0+192',
      'waits: 0+504 0+224',
      'tick: 0+432 0+192',
      'calling: 0+792 0+352',
      'calling: 0+792 0+352',
      'die: 0+1008 0+448',
      'shuffled: 0+504 0+224',
      'weighed: 0+1944 0+864',
      'weighed: 0+1944 0+864',
      'weighed: 0+1944 0+864',
      'onslaught: 0+720 0+320',
      'round: 0+432 0+192',
      'turn: 0+432 0+192',
      'phase: 0+0 0+0',
      'seatLured: 0+1152 0+512',
      'seatFreed: 0+792 0+352',
      'objective: 0+1224 0+544',
      'ended: 0+1152 0+512',
      'ended: 0+1152 0+512',
      'ended: 0+1152 0+512',
    ]);
  });

  test('nothing where nothing is seen, or all is shown at once', () => {
    expect(timingOf([], 'calm')).toEqual({ lead: 0, rest: 0 });
    expect(timingOf(CUES, 'instant')).toEqual({ lead: 0, rest: 0 });
  });

  test('a round of three Opponents is told in 5 to 6 seconds, its first blow in its full weight', () => {
    const blow = (by: number): readonly Cue[] => [
      { kind: 'blow', by, target: 9, past: null, amount: 4 },
      { kind: 'hurt', card: 9, amount: 4 },
    ];
    const cleanUp: readonly Cue[] = [{ kind: 'phase', phase: 'cleanUp' }, { kind: 'onslaught' }];
    const check: readonly Cue[] = [{ kind: 'phase', phase: 'strengthCheck' }];
    const round: readonly Cue[] = [{ kind: 'round', round: 3 }];
    const told = timingsOf([cleanUp, blow(1), blow(2), blow(3), check, [weighed(8, 14)], round], 'calm');
    const all = told.reduce((sum, { lead, rest }) => sum + lead + rest, 0);
    expect(all).toBeGreaterThan(5000);
    expect(all).toBeLessThan(6000);
    const [begins, first, second] = told;
    expect(begins).toEqual(timingOf([{ kind: 'onslaught' }], 'calm'));
    expect(first).toEqual(timingOf(blow(1), 'calm'));
    expect((second?.lead ?? 0) / (first?.lead ?? 1)).toBeLessThan(0.7);
    expect(timingsOf([blow(1), blow(2)], 'calm', 1)[0]).toEqual(timingOf(blow(1), 'calm', { isBrief: true }));
  });

  test('the Strength Check after a computer player is told sooner, and longer than its deeds', () => {
    const check: readonly Cue[] = [weighed(8, 14)];
    const rest = (brief: number): number =>
      timingsOf([[{ kind: 'onslaught' }], check], 'calm', brief)[1]?.rest ?? 0;
    expect(rest(1)).toBeLessThan(rest(0) * 0.7);
    expect(rest(1)).toBeGreaterThan(1000);
  });

  test('a Strength Check on which nothing hangs goes by, and one that may decide takes its time', () => {
    const rest = (stakes: Stakes): number =>
      timingOf([{ kind: 'weighed', balance: { good: 8, opponent: 14 }, stakes }], 'calm').rest;
    const [low, usual, high] = [rest('low'), rest('usual'), rest('high')];
    expect(low).toBeLessThan(usual * 0.7);
    expect(low).toBeGreaterThan(1000);
    expect(high).toBeGreaterThan(usual * 1.1);
  });

  test('a defeat takes longer than a mere hit however often blows were told, and who is Lured their full time', () => {
    const blow: Cue = { kind: 'blow', by: 1, target: 9, past: null, amount: 6 };
    const often = { isFurther: true, times: 20 } as const;
    const rest = (cue: Cue, among: object = often): number => timingOf([blow, cue], 'calm', among).rest;
    const hit: Cue = { kind: 'hurt', card: 9, amount: 6 };
    expect(rest({ kind: 'broken', card: 9 })).toBeGreaterThan(600);
    expect(rest({ kind: 'broken', card: 9 })).toBeGreaterThan(rest(hit) * 1.5);
    expect(rest({ kind: 'lured', card: 9 }, { isFurther: true })).toBe(1080);
    expect(rest({ kind: 'lured', card: 9 })).toBeLessThan(600);
  });

  test('as long as the longest of a beat; an attack that does not land yet is short', () => {
    expect(timingOf([move('drawn'), weighed(1, 2)], 'calm')).toEqual(timingOf([weighed(1, 2)], 'calm'));
    expect(timingOf([{ kind: 'blow', by: 1, target: 2, past: null, amount: null }], 'calm')).toEqual({
      lead: 540,
      rest: 216,
    });
    expect(timingOf([], 'step')).toEqual({ lead: 0, rest: 0 });
    expect(timingOf([move('drawn')], 'step')).toEqual(timingOf([move('drawn')], 'calm'));
  });

  test('a phase alone is not worth a key', () => {
    const phase: Cue = { kind: 'phase', phase: 'cleanUp' };
    expect([isWorthAKey([phase]), isWorthAKey([]), isWorthAKey([phase, move('drawn')])]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('which cards lie elsewhere', () => {
  const quiet = scene();
  const table = (...inPlay: readonly InPlayView[]): View => ({ ...quiet, inPlay });
  const moves = (events: readonly AlphaOmegaEvent[], before: View, after: View): unknown =>
    movesBetween(
      events.map((event) => ({ event, defs: {} })),
      before,
      after,
    );
  const michael = played('Michael', 'good');
  const at = { at: 'card', card: michael.id } as const;
  const [seat] = quiet.seats;
  const withHand = (...cards: readonly { readonly id: number; readonly def: string }[]): View => ({
    ...quiet,
    seats: seat === undefined ? [] : [{ ...seat, hand: cards.map((card) => ({ ...card, spent: false })) }],
  });
  const comes: readonly (readonly [AlphaOmegaEvent, object])[] = [
    [
      { type: 'opponentDrawn', seat: 0, card: michael.id },
      { at: 'deck', of: 'opponent' },
    ],
    [
      { type: 'cardsDrawn', seat: 0, cards: [michael.id], count: 1 },
      { at: 'deck', of: 0 },
    ],
    [
      { type: 'opponentCardsDrawn', seat: 1, cards: [michael.id], count: 1 },
      { at: 'deck', of: 'opponent' },
    ],
    [
      { type: 'cardPlayed', seat: 0, card: michael.id },
      { at: 'hand', of: 0 },
    ],
    [
      { type: 'opponentCardPlayed', seat: 1, card: michael.id },
      { at: 'hand', of: 1 },
    ],
    [{ type: 'callingDrawn', seat: 0, card: michael.id }, { at: 'aims' }],
    [
      { type: 'cardsLost', seat: 0, cards: [michael.id], from: 'deck' },
      { at: 'deck', of: 0 },
    ],
  ];

  test.each(comes)('%o: from there into play', (event, from) => {
    expect(moves([event], table(), table(michael))).toEqual([
      { kind: 'move', card: michael.id, from, to: at, how: 'entered' },
    ]);
  });

  test('what is drawn and at once played comes from where it was drawn', () => {
    const events: readonly AlphaOmegaEvent[] = [
      { type: 'cardsDrawn', seat: 0, cards: [michael.id], count: 1 },
      { type: 'cardPlayed', seat: 0, card: michael.id },
    ];
    expect(moves(events, table(), table(michael))).toMatchObject([{ from: { at: 'deck', of: 0 } }]);
  });

  test.each<readonly [AlphaOmegaEvent, object]>([
    [
      { type: 'shuffledIn', seat: 0, card: michael.id, order: [] },
      { at: 'deck', of: 0 },
    ],
    [
      { type: 'putUnder', seat: 0, cards: [michael.id] },
      { at: 'deck', of: 'opponent' },
    ],
  ])('%o: from play to there', (event, to) => {
    expect(moves([event], table(michael), table())).toEqual([
      { kind: 'move', card: michael.id, from: at, to, how: 'left' },
    ]);
  });

  test('what comes from nowhere appears, what leaves for nowhere fades, and nobody sees a hand lose a card so', () => {
    expect(moves([], table(), table(michael))).toEqual([
      { kind: 'move', card: michael.id, from: at, to: at, how: 'entered' },
    ]);
    expect(moves([], table(michael), table())).toEqual([
      { kind: 'move', card: michael.id, from: at, to: at, how: 'left' },
    ]);
    expect(moves([], withHand(known('Love', 55)), withHand())).toEqual([]);
  });

  test('into a hand it is drawn, from bearer to bearer passed on, and where it stays it does not move', () => {
    const love = known('Love', 55);
    expect(
      moves([{ type: 'cardsDrawn', seat: 0, cards: [55], count: 1 }], withHand(), withHand(love)),
    ).toEqual([{ kind: 'move', card: 55, from: deck, to: hand, how: 'drawn' }]);
    const sword = played('Flaming Sword', 'good', { host: michael.id });
    expect(moves([], table(michael, { ...sword, host: 1234 }), table(michael, sword))).toMatchObject([
      { card: sword.id, how: 'passed' },
    ]);
    expect(moves([], table(michael), table({ ...michael, damage: 2 }))).toEqual([]);
  });

  test('who is Lured, brought over or defeated has other movements', () => {
    const gone: readonly AlphaOmegaEvent[] = [
      { type: 'luredAstray', card: michael.id, by: 1 },
      { type: 'broughtOver', card: michael.id, seat: 0, by: 1 },
      { type: 'defeated', card: michael.id, by: 1, fate: 'discarded', shielded: false },
    ];
    for (const event of gone) expect(moves([event], table(michael), table())).toEqual([]);
    const lured: AlphaOmegaEvent = {
      type: 'defeated',
      card: michael.id,
      by: 1,
      fate: 'lured',
      shielded: false,
    };
    expect(moves([lured], table(michael), table())).toHaveLength(1);
  });

  test('draws that nobody here sees are counted, where there were any', () => {
    const drawn = (type: 'cardsDrawn' | 'opponentCardsDrawn', count: number, ...cards: readonly number[]) =>
      moves([{ type, seat: 2, cards, count }], quiet, quiet);
    expect(drawn('cardsDrawn', 3)).toEqual([
      { kind: 'unseen', from: { at: 'deck', of: 2 }, to: { at: 'hand', of: 2 }, count: 3 },
    ]);
    expect(drawn('opponentCardsDrawn', 2)).toEqual([
      { kind: 'unseen', from: { at: 'deck', of: 'opponent' }, to: { at: 'hand', of: 2 }, count: 2 },
    ]);
    expect([drawn('cardsDrawn', 0), drawn('cardsDrawn', 1, 55)]).toEqual([[], []]);
    expect(moves([{ type: 'roundBegan', round: 2 }], quiet, table(michael))).toHaveLength(1);
  });
});

describe('the table from beat to beat', () => {
  const before = scene({ round: 1 });
  const after = scene({ round: 4 });

  test('begins as it was, asking nothing, and ends as it is', () => {
    const beats = [
      { events: [], changes: { round: 2 } },
      { events: [], changes: { round: 3, turn: null } },
      { events: [], changes: { round: 9 } },
    ];
    const asking = { ...before, pending: {} as never };
    expect(
      viewsOf({ before: asking, beats, after }).map(({ round, turn, pending }) => [round, turn, pending]),
    ).toEqual([
      ...[
        [1, 0, null],
        [2, 0, null],
        [3, null, null],
      ],
      [4, 0, null],
    ]);
    expect(viewsOf({ before, beats: [], after })).toEqual([{ ...before, pending: null }]);
  });

  test('leaves the latest answer’s last events out of a log', () => {
    const events = [1, 2, 3].map((round) => ({ event: { type: 'roundBegan', round } as const, defs: {} }));
    const answered = { kind: 'answered', moment: 1, seat: 0, by: 0, events } as const;
    const tookOver = { kind: 'tookOver', moment: 2, seat: 0, by: 1 } as const;
    const log = [answered, answered];
    expect(withoutLatest(log, 2)).toEqual([answered, { ...answered, events: events.slice(0, 1) }]);
    expect(withoutLatest(log, 0)).toBe(log);
    expect(withoutLatest([answered, tookOver], 2)).toEqual([answered, tookOver]);
    expect(withoutLatest([], 2)).toEqual([]);
  });
});
