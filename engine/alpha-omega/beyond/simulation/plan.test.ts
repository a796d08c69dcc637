import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../kernel/hash.ts';
import { createMachine } from '../../../kernel/machine.ts';
import { alphaOmega } from '../../ruleset.ts';
import { misplaced } from '../../testing/census.ts';
import { starter, starterSetup } from '../../testing/starter.ts';
import { refusalOf } from '../../variants.ts';
import type { AlphaOmega } from '../../game.ts';
import { focusOf, mergeCoverage, neverMet } from '../../../simulation/coverage.ts';
import { ASPECTS, combinationName, targetsFor, UNCOVERED, universe } from './coverage.ts';
import { combinations } from './combinations.ts';
import { planGame, type Stock } from './plan.ts';
import { playGame } from './play.ts';
import { watch } from './watch.ts';

const { seats, opponentDeck, callingDeck } = starterSetup(1);
const stock: Stock = {
  content: starter,
  good: seats[0]?.deck ?? [],
  opponent: opponentDeck,
  callings: callingDeck,
  objectives: [...starter.values()].filter(({ type }) => type === 'objective').map(({ id }) => id),
};
type Missing = ReturnType<typeof universe>;

const seed = (game: number): string => `plan:${String(game)}`;
const focus = (game: number) => focusOf(game, [...starter.keys()]);
const planned = (game: number) => planGame(seed(game), stock, focus(game));

describe('the exhaustive plan', () => {
  const games = Array.from({ length: 1000 }, (_, game) => planned(game));

  test('sets up the same game for the same number, and only games that can be played', () => {
    expect(planned(17)).toEqual(planned(17));
    expect(games.map(({ setup }) => refusalOf(setup)).filter((refusal) => refusal !== null)).toEqual([]);
  });

  test('leaves out no combination of variants, no number of players and no card', () => {
    const met = new Set(games.map(({ setup }) => combinationName(setup.variants ?? [])));
    expect(combinations().filter((set) => !met.has(combinationName(set)))).toEqual([]);
    expect(new Set(games.map(({ setup }) => setup.seats.length)).size).toBe(6);
    const about = new Set(games.map((_, game) => focus(game)));
    expect([...starter.keys()].filter((id) => !about.has(id))).toEqual([]);
  });
});

test('a sample of the plan runs to its end, every card in one place', () => {
  const machine = createMachine<AlphaOmega>(alphaOmega, starter);
  for (let game = 0; game < 60; game += 1) {
    const record = playGame({
      machine,
      ...planned(game),
      seed: seed(game),
      each: ({ state }) => expect(misplaced(state.table)).toEqual([]),
    });
    const again = `--exhaustive --seed plan --only ${String(game)} --focus ${focus(game) ?? 'nothing'}`;
    expect(record, `npm run simulate -- ${again}`).toMatchObject({ kind: 'finished' });
  }
});

describe('watching', () => {
  const watching = watch(alphaOmega, starter);
  const watched = createMachine<AlphaOmega>(watching.ruleset, starter);
  const match = { setup: starterSetup(2), seed: 'watched', bots: ['steady'] } as const;
  watching.begin(match.setup);
  const record = playGame({ ...match, machine: watched, each: (applied) => watching.see(applied) });
  const coverage = watching.coverage();

  test('changes nothing', () => {
    const unwatched = createMachine<AlphaOmega>(alphaOmega, starter);
    expect(hashOf(record)).toBe(hashOf(playGame({ ...match, machine: unwatched })));
  });

  test('counts what the record says too', () => {
    if (record.kind === 'broken') throw new Error(record.stack);
    expect(coverage.players).toEqual({ 2: 1 });
    expect(coverage.combinations).toEqual({ standard: 1 });
    expect(coverage.endings).toEqual({ [record.reason]: 1 });
    expect(coverage.frames['strengthCheck']).toBe(record.rounds);
    for (const def of [...record.opponents.played, ...record.seats.flatMap(({ played }) => played)])
      expect(coverage.cards[def]).toBeGreaterThan(0);
    expect(new Set(Object.keys(coverage.callingsDrawn))).toEqual(new Set(record.callings.drawn));
  });

  test('names what was never met, and knows every word it meets', () => {
    const all = universe(starter);
    const missing = neverMet(coverage, all);
    expect(missing.players).toEqual(['1', '3', '4', '5', '6']);
    expect(missing.variants).toEqual(all.variants);
    for (const aspect of ASPECTS) {
      const strangers = Object.keys(coverage[aspect]).filter((word) => !all[aspect].includes(word));
      expect(strangers, aspect).toEqual([]);
    }
  });

  test('aims at the cards that may meet what was not met', () => {
    const nothing = Object.fromEntries(ASPECTS.map((aspect) => [aspect, []])) as unknown as Missing;
    expect(targetsFor(nothing, starter)).toEqual([...starter.keys()]);
    expect(targetsFor({ ...nothing, abilities: ['starter:michael#0'] }, starter)).toEqual([
      'starter:michael',
    ]);
    expect(targetsFor({ ...nothing, modifiers: ['opponentsStill'] }, starter)).toContain(
      'starter:crystal-sea',
    );
    expect(targetsFor({ ...nothing, ops: ['save'] }, starter)).toContain('starter:eremiel');
  });

  test('coverages add up', () => {
    const twice = mergeCoverage(mergeCoverage(UNCOVERED, coverage), coverage);
    expect(twice.frames['strengthCheck']).toBe(2 * (coverage.frames['strengthCheck'] ?? 0));
  });
});
