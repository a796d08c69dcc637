import { expect, test } from 'vitest';
import { createMachine, type Machine } from '../../../kernel/machine.ts';
import { alphaOmega } from '../../ruleset.ts';
import { starter, starterSetup } from '../../testing/starter.ts';
import type { AlphaOmega } from '../../game.ts';
import { EARLY_OPPONENTS } from './note.ts';
import { playGame } from './play.ts';
import type { Finished, GameRecord } from './record.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

function finished(record: GameRecord): Finished {
  if (record.kind === 'broken') throw new Error(record.stack);
  return record;
}

const game = (players: number, seed: string): Finished =>
  finished(playGame({ machine, setup: starterSetup(players), seed, bots: ['steady', 'random'] }));

test('the same seed is the same game, another seed another', () => {
  expect(game(3, 'again')).toEqual(game(3, 'again'));
  expect(game(3, 'again').leads).not.toEqual(game(3, 'other').leads);
});

test('a record has a Strength Check for each round, and what was used of every deck was in it', () => {
  const { rounds, leads, seats, opponents, callings, scores } = game(2, 'record');
  expect(leads.length).toBe(rounds);
  expect(scores.length).toBe(2);
  for (const { deck, early, drawn, played } of [...seats, opponents, callings]) {
    const all = new Set(deck);
    expect([...early, ...drawn, ...played].filter((def) => !all.has(def))).toEqual([]);
  }
  for (const { early, drawn, played } of seats) {
    // Seven cards, of which the deck may hold two alike.
    expect(early.length).toBeGreaterThan(3);
    expect(early.length).toBeLessThanOrEqual(7);
    expect(early.filter((def) => !drawn.includes(def))).toEqual([]);
    expect(played.length).toBeGreaterThan(0);
  }
  expect(opponents.early.length).toBeLessThanOrEqual(EARLY_OPPONENTS);
  expect(opponents.early.slice(0, 3).filter((def) => !opponents.played.includes(def))).toEqual([]);
});

test('a defect becomes a record of how far the game came', () => {
  let answers = -1;
  const record = playGame({
    machine,
    setup: starterSetup(1),
    seed: 'defect',
    bots: ['random'],
    each() {
      answers += 1;
      if (answers === 8) throw new Error('planted');
    },
  });
  expect(record).toMatchObject({ kind: 'broken', seed: 'defect', message: 'planted', decisions: 8 });
  expect(record.kind === 'broken' && record.round).toBeGreaterThan(0);
});

test('a game that never ends is broken off', () => {
  const begun = machine.begin(starterSetup(1), 'endless');
  const endless: Machine<AlphaOmega> = {
    ...machine,
    begin: () => begun,
    apply: () => ({ ok: true, value: begun }),
  };
  const record = playGame({ machine: endless, setup: starterSetup(1), seed: 'endless', bots: ['random'] });
  expect(record).toMatchObject({ kind: 'broken', message: 'no end after 100000 decisions' });
});
