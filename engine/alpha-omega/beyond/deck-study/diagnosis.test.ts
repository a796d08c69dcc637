import { describe, expect, test } from 'vitest';
import { createMachine } from '../../../kernel/machine.ts';
import type { AlphaOmega } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { runGames } from '../simulation/run-games.ts';
import { NOTHING, type CardTally, type Tally } from '../simulation/tally.ts';
import { like, withCards } from '../../testing/cards.ts';
import { full, starterSetup, starterStock } from '../../testing/starter.ts';
import { comparisonOf } from './comparison.ts';
import { diagnosisOf } from './diagnosis.ts';

const none = { games: 0, wins: 0 };
const counts = (changes: Partial<CardTally>): CardTally => ({
  deck: { games: 1000, wins: 500 },
  early: none,
  drawn: none,
  played: none,
  lured: none,
  ...changes,
});

const tally = (cards: Partial<Tally['cards']>, changes: Partial<Tally> = {}): Tally => ({
  ...NOTHING,
  games: 1000,
  winners: { good: 500, opponent: 480, nobody: 20 },
  reasons: { objectiveAchieved: 500, objectiveLost: 480, standOff: 20 },
  rounds: { 6: 200, 12: 300, 14: 300, 30: 200 },
  leads: [{ games: 1000, sum: -1500 }],
  ...changes,
  cards: { good: {}, opponent: {}, callings: {}, ...cards },
});

describe('the diagnosis of a deck', () => {
  test('says how often it wins, within which bounds, and how long games last', () => {
    const { won, wins, losses, standOffs, rounds, leads } = diagnosisOf(tally({}));
    expect({ wins, losses, standOffs }).toEqual({ wins: 500, losses: 480, standOffs: 20 });
    expect(won?.low).toBeCloseTo(0.469, 3);
    expect(won?.high).toBeCloseTo(0.531, 3);
    expect(rounds).toEqual({ least: 6, lower: 12, median: 12, upper: 14, most: 30 });
    expect(leads).toEqual([{ round: 1, games: 1000, lead: -1.5 }]);
    expect(diagnosisOf(NOTHING)).toMatchObject({ games: 0, won: null, rounds: null, links: [] });
  });

  test('tells what chance alone does not explain from what it may', () => {
    const early = (games: number, wins: number) => counts({ early: { games, wins } });
    const { cards } = diagnosisOf(
      tally({
        good: { strong: early(200, 150), some: early(200, 116), equal: early(200, 102), few: early(10, 10) },
      }),
    );
    expect(cards.map(({ card, early: { sure } }) => [card, sure])).toEqual([
      ['few', 'open'],
      ['strong', 'clear'],
      ['some', 'likely'],
      ['equal', 'open'],
    ]);
  });

  test('names the weak links: who is lured, what lies idle, what drags, which Opponents beat it', () => {
    const { links } = diagnosisOf(
      tally({
        good: {
          lost: counts({ played: { games: 500, wins: 200 }, lured: { games: 450, wins: 100 } }),
          kept: counts({ played: { games: 500, wins: 200 }, lured: { games: 400, wins: 100 } }),
          idle: counts({ drawn: { games: 600, wins: 300 }, played: { games: 60, wins: 30 } }),
          drag: counts({ early: { games: 200, wins: 50 } }),
        },
        opponent: {
          foe: counts({ early: { games: 300, wins: 60 } }),
          calm: counts({ early: { games: 300, wins: 160 } }),
        },
      }),
    );
    expect(links.map((link) => [link.code, 'card' in link ? link.card : null])).toEqual([
      ['luredAway', 'lost'],
      ['drags', 'drag'],
      ['foe', 'foe'],
      ['idle', 'idle'],
    ]);
    expect(links[0]).toMatchObject({ perGame: 0.85, rate: { value: 0.9 } });
  });

  test('knows nothing of a card that fewer than 20 games had, or lacked', () => {
    const early = (games: number, wins: number) => counts({ early: { games, wins } });
    const { cards } = diagnosisOf(
      tally({
        good: {
          had19: early(19, 19),
          had20: early(20, 20),
          lacked19: early(981, 500),
          lacked20: early(980, 500),
        },
      }),
    );
    expect(Object.fromEntries(cards.map(({ card, early: { sure } }) => [card, sure]))).toEqual({
      had19: 'open',
      had20: 'clear',
      lacked19: 'open',
      lacked20: 'clear',
    });
  });

  test('names the three worst of a kind and no more', () => {
    const lying = (of: number) => counts({ drawn: { games: of, wins: 0 }, played: { games: 0, wins: 0 } });
    const drags = (wins: number) => counts({ early: { games: 200, wins } });
    const { links } = diagnosisOf(
      tally({
        good: { d4: drags(60), d1: drags(10), d3: drags(50), d2: drags(30), i: lying(20), seldom: lying(19) },
      }),
    );
    const named = (code: string): readonly unknown[] =>
      links.flatMap((link) => (link.code === code && 'card' in link ? [link.card] : []));
    expect(named('drags')).toEqual(['d1', 'd2', 'd3']);
    // What was drawn in fewer than 20 games may have lain in the hand by chance.
    expect(named('idle')).toEqual(['i']);
  });

  test('calls idle what is surely played less than every second time, and names the idlest', () => {
    const played = (games: number) => counts({ drawn: { games: 100, wins: 50 }, played: { games, wins: 0 } });
    const { links } = diagnosisOf(
      tally({ good: { a: played(45), b: played(30), c: played(10), d: played(20), e: played(25) } }),
    );
    expect(links.map((link) => ['code' in link && link.code, 'card' in link && link.card])).toEqual([
      ['idle', 'c'],
      ['idle', 'd'],
      ['idle', 'e'],
    ]);
    expect(diagnosisOf(tally({ good: { a: played(45) } })).links).toEqual([]);
  });

  test('tells what is alike in the order of names, and the reasons that ended most games first', () => {
    const alike = counts({ early: { games: 200, wins: 60 } });
    const { cards, opponents, reasons, links } = diagnosisOf(
      tally(
        { good: { b: alike, c: alike, a: alike }, opponent: { z: alike, x: alike, y: alike } },
        { reasons: { standOff: 20, objectiveLost: 480, objectiveFailed: 20, objectiveAchieved: 480 } },
      ),
    );
    expect(cards.map(({ card }) => card)).toEqual(['a', 'b', 'c']);
    expect(opponents.map(({ card }) => card)).toEqual(['x', 'y', 'z']);
    expect(reasons.map(({ reason }) => reason)).toEqual([
      ...['objectiveAchieved', 'objectiveLost', 'objectiveFailed', 'standOff'],
    ]);
    expect(links.flatMap((link) => ('card' in link ? [link.card] : []))).toEqual([
      'a',
      'b',
      'c',
      'x',
      'y',
      'z',
    ]);
  });

  test('calls a deck overrun from half of the games lost by the eighth round on', () => {
    const codes = (lost: number, rounds: Tally['rounds']): readonly string[] =>
      diagnosisOf(tally({}, { winners: { good: 1000 - lost, opponent: lost }, rounds })).links.map(
        ({ code }) => code,
      );
    expect(codes(500, { 8: 1000 })).toEqual(['overrun']);
    expect(codes(499, { 8: 1000 })).toEqual([]);
    expect(codes(500, { 9: 1000 })).toEqual([]);
  });

  test('says when a deck is overrun, and when nobody wins', () => {
    const { links } = diagnosisOf(
      tally({}, { winners: { good: 100, opponent: 700, nobody: 200 }, rounds: { 4: 600, 20: 400 } }),
    );
    expect(links).toMatchObject([
      { code: 'overrun', round: 4 },
      { code: 'standOff', rate: { value: 0.2 } },
    ]);
  });
});

describe('what is told', () => {
  test('of a card of the deck: how often it was drawn, played and lured, of those games in which it could be', () => {
    const lived = counts({
      ...{ early: { games: 100, wins: 60 }, drawn: { games: 400, wins: 1 } },
      ...{ played: { games: 300, wins: 2 }, lured: { games: 60, wins: 3 } },
    });
    // What another card has brought into play was not drawn, and the same Person may be lured in a later game.
    const brought = counts({
      drawn: { games: 10, wins: 0 },
      played: { games: 20, wins: 0 },
      lured: { games: 30, wins: 0 },
    });
    const { cards } = diagnosisOf(tally({ good: { lived, brought } }));
    const [first, second] = cards;
    expect(first).toMatchObject({
      ...{ card: 'lived', drawn: 400, played: 300 },
      ...{ playRate: { value: 0.75 }, luredRate: { value: 0.2 } },
      early: { with: { games: 100, wins: 60 }, without: { games: 900, wins: 440 } },
    });
    expect(first?.early.lift?.value).toBeCloseTo(0.6 - 440 / 900);
    expect(second).toMatchObject({ card: 'brought', playRate: { value: 1 }, luredRate: { value: 1 } });
    expect(diagnosisOf(tally({ good: { unseen: counts({}) } })).cards).toMatchObject([
      {
        card: 'unseen',
        drawn: 0,
        played: 0,
        playRate: null,
        luredRate: null,
        early: { lift: null, sure: 'open' },
      },
    ]);
  });

  test('of an Opponent: how often it entered play and lured', () => {
    const foe = counts({ played: { games: 300, wins: 2 }, lured: { games: 60, wins: 3 } });
    expect(diagnosisOf(tally({ opponent: { foe } })).opponents).toMatchObject([
      { card: 'foe', entered: 300, lures: 60 },
    ]);
  });

  test('of cards the most helpful first, of Opponents the most harmful', () => {
    const helping = (wins: number) => counts({ early: { games: 200, wins } });
    const cards = { bad: helping(50), good: helping(150), plain: helping(100), unknown: counts({}) };
    const { cards: own, opponents } = diagnosisOf(tally({ good: cards, opponent: cards }));
    expect(own.map(({ card }) => card)).toEqual(['good', 'plain', 'unknown', 'bad']);
    expect(opponents.map(({ card }) => card)).toEqual(['bad', 'plain', 'unknown', 'good']);
  });

  test('of the games: their number, reasons and broken ones, and none that nobody has won', () => {
    expect(diagnosisOf(tally({}, { winners: {}, broken: 3 }))).toMatchObject({
      ...{ games: 1000, wins: 0, losses: 0, standOffs: 0, broken: 3 },
      won: { value: 0, low: 0 },
      reasons: [
        { reason: 'objectiveAchieved', games: 500 },
        { reason: 'objectiveLost', games: 480 },
        { reason: 'standOff', games: 20 },
      ],
    });
  });

  test('of each round’s Strength Checks the mean lead', () => {
    const leads = [
      { games: 1000, sum: 500 },
      { games: 10, sum: -40 },
    ];
    expect(diagnosisOf(tally({}, { leads })).leads).toEqual([
      { round: 1, games: 1000, lead: 0.5 },
      { round: 2, games: 10, lead: -4 },
    ]);
  });

  test('of the length of games: the first round by which each quarter was over', () => {
    const rounds = (counted: Tally['rounds'], games: number): unknown =>
      diagnosisOf(tally({}, { games, rounds: counted })).rounds;
    expect(rounds({ 10: 1, 9: 1, 2: 1, 7: 1 }, 4)).toEqual({
      least: 2,
      lower: 2,
      median: 7,
      upper: 9,
      most: 10,
    });
    expect(rounds({ 5: 3 }, 3)).toEqual({ least: 5, lower: 5, median: 5, upper: 5, most: 5 });
  });
});

describe('from where on something is a weakness', () => {
  const codesOf = (cards: Tally['cards']['good'], changes: Partial<Tally> = {}): readonly string[] =>
    diagnosisOf(tally({ good: cards }, changes)).links.map(({ code }) => code);
  const lured = (played: number, games: number) =>
    counts({ played: { games: played, wins: 0 }, lured: { games, wins: 0 } });

  test('three Persons lured away in four games, who most often', () => {
    expect(codesOf({ a: lured(1000, 750) })).toEqual(['luredAway']);
    expect(codesOf({ a: lured(1000, 749) })).toEqual([]);
    // All together, and of two who were lured alike the first by name; who was never lured is none of them.
    const { links } = diagnosisOf(
      tally({
        good: {
          c: lured(600, 400),
          b: lured(300, 200),
          a: lured(300, 200),
          never: lured(900, 0),
          d: lured(19, 19),
        },
      }),
    );
    expect(links).toMatchObject([{ code: 'luredAway', card: 'a' }]);
    expect(links[0]).toHaveProperty('perGame', expect.closeTo(0.819));
    expect(codesOf({ a: lured(19, 19), b: lured(19, 19) }, { games: 20, winners: {} })).toEqual([]);
    expect(codesOf({ a: lured(20, 15) }, { games: 20, winners: {} })).toEqual(['luredAway']);
    // Who was played often enough and never lured is not named in place of who was played too seldom.
    expect(codesOf({ a: lured(19, 19), never: lured(20, 0) }, { games: 20, winners: {} })).toEqual([]);
  });

  test('one stand-off in six or seven games', () => {
    const standOffs = (nobody: number) => codesOf({}, { winners: { good: 1000 - nobody, nobody } });
    expect(standOffs(150)).toEqual(['standOff']);
    expect(standOffs(149)).toEqual([]);
  });

  test('nothing before twenty games', () => {
    const all = (games: number) => codesOf({}, { games, winners: { nobody: games } });
    expect(all(20)).toEqual(['standOff']);
    expect(all(19)).toEqual([]);
  });

  test('what surely lowers the wins, with how much and how surely; not what raises them', () => {
    const early = (wins: number) => counts({ early: { games: 200, wins } });
    const { links } = diagnosisOf(
      tally({ good: { up: early(150), down: early(50), rather: early(84), maybe: early(95) } }),
    );
    expect(links).toMatchObject([
      { code: 'drags', card: 'down', sure: 'clear' },
      { code: 'drags', card: 'rather', sure: 'likely' },
    ]);
    expect(links[0]).toHaveProperty('lift.value', expect.closeTo(0.25 - 450 / 800));
  });
});

describe('in real games', () => {
  // A strong Person that every bot likes to play, and that costs its player the whole hand and half the deck.
  const pest = like('person', 'abdiel', {
    id: 'test:pest',
    name: 'Pest',
    strength: 9,
    abilities: [
      {
        kind: 'triggered',
        on: [{ moment: 'entersPlay' }],
        do: [
          { op: 'lose', amount: 20, from: 'hand' },
          { op: 'lose', amount: 25, from: 'deck' },
          { op: 'discard', what: { is: 'self' } },
        ],
      },
    ],
  });
  const content = withCards(pest);
  const machine = createMachine<AlphaOmega>(alphaOmega, content);
  const setup = {
    ...starterSetup(1),
    objective: full('and-there-was-war-in-heaven'),
    variants: ['fast'] as const,
  };
  const deck = [...starterStock.good.slice(0, 36), pest.id];
  const run = (good: readonly string[]) => ({
    setup: { ...setup, seats: setup.seats.map(({ name }) => ({ name, deck: good })) },
    bots: ['steady' as const],
    seed: 'pest',
  });
  const games = { from: 0, to: 400 };

  test('a planted bad card is found', () => {
    const { tally: found, won } = runGames(machine, run(deck), games);
    const { cards, wins, links } = diagnosisOf(found);
    expect(won.length).toBe(wins);
    expect(cards.at(-1)).toMatchObject({ card: 'test:pest', early: { sure: 'clear' } });
    expect(links).toContainEqual(expect.objectContaining({ code: 'drags', card: 'test:pest' }));
  });

  test('and the same deck without it wins more of the same games', () => {
    const all = new Set(Array.from({ length: games.to }, (_, game) => game));
    const playedWith = (good: readonly string[]) => ({
      finished: all,
      won: new Set(runGames(machine, run(good), games).won),
    });
    const first = playedWith(deck);
    const second = playedWith(deck.filter((card) => card !== pest.id));
    const { pairs, difference, better, games: compared } = comparisonOf(first, second);
    expect(compared).toBe(games.to);
    expect(better).toBe('second');
    expect(difference?.value).toBeCloseTo((second.won.size - first.won.size) / games.to, 12);
    expect(pairs.both + pairs.onlyOne).toBe(second.won.size);
    // A deck compared with itself wins exactly as often.
    expect(comparisonOf(first, first)).toMatchObject({ better: 'open', difference: { value: 0 } });
    expect(comparisonOf(first, { finished: new Set(), won: new Set() })).toMatchObject({
      games: 0,
      difference: null,
    });
  });
});

test('Persons that are lured are counted', () => {
  const machine = createMachine<AlphaOmega>(alphaOmega, withCards());
  const { tally: found } = runGames(
    machine,
    { setup: starterSetup(2), bots: ['steady'], seed: 'lured' },
    { from: 0, to: 20 },
  );
  const { cards, opponents } = diagnosisOf(found);
  const michael = cards.find(({ card }) => card === full('michael'));
  expect(michael?.luredRate?.value).toBeGreaterThan(0);
  expect(cards.find(({ card }) => card === full('hope'))?.luredRate?.value ?? 0).toBe(0);
  expect(opponents.reduce((sum, { lures }) => sum + lures, 0)).toBeGreaterThan(0);
});
