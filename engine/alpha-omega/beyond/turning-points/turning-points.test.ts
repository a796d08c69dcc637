import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { retrace, type History } from '../../../kernel/history.ts';
import { createMachine } from '../../../kernel/machine.ts';
import type { SessionRecord } from '../../../kernel/records.ts';
import type { AlphaOmega } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { Golden } from '../../testing/golden.ts';
import { starter } from '../../testing/starter.ts';
import { choicesOf, othersOf } from './choices.ts';
import { pivotalMoments, type PivotalMoments } from './turning-points.ts';
import { trial } from './trial.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);
const EFFORT = { steps: 6000 };

function gameOf(name: string): Golden {
  const file = join(import.meta.dirname, '../../spec/games', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Golden;
}

function historyOf(name: string, more: readonly SessionRecord[] = []): History<AlphaOmega> {
  const { setup, seed, answers } = gameOf(name);
  const records = answers.map(([seat, ...answer], at): SessionRecord => ({
    kind: 'answer',
    command: { decision: at + 1, seat, answer },
    by: seat,
  }));
  return retrace(machine, { setup, seed, records: [...records, ...more] }).history;
}

function find(history: History<AlphaOmega>, seed = 'test'): { found: PivotalMoments; progress: number[] } {
  const work = pivotalMoments(machine, history, seed, EFFORT);
  const progress: number[] = [];
  for (;;) {
    const step = work.next();
    if (step.done === true) return { found: step.value, progress };
    progress.push(step.value);
  }
}

/** A game of one player, won. */
const WON = '07-1-players-narrowway-common';
/** A game that was lost in a few answers, whatever was done. */
const DOOMED = '12-6-players-easy-extended-narrowway';

describe('choices', () => {
  test('are the answers of the line at which there was something to choose', () => {
    const history = historyOf(WON);
    const choices = choicesOf(history);
    const isOpen = (number: number): boolean => {
      const ask = history.led[number - 1]?.state.pending?.ask;
      return ask !== undefined && (ask.options.length > 1 || (ask.kind === 'some' && ask.min === 0));
    };
    const open = history.records.flatMap((_, index) => (isOpen(index + 1) ? [index + 1] : []));
    expect(choices.map(({ number }) => number)).toEqual(open);
  });

  test('what was taken back is none of them', () => {
    const numbers = choicesOf(historyOf(WON, [{ kind: 'return', to: 20, by: null }])).map(
      ({ number }) => number,
    );
    expect(Math.max(...numbers)).toBeLessThanOrEqual(20);
  });

  test('the other answers are legal, few, and none is the one that was given', () => {
    for (const choice of choicesOf(historyOf('03-3-players-fast-common'))) {
      const { pending } = choice.before;
      const others = othersOf(choice, starter, 'test');
      expect(others.length).toBeLessThanOrEqual(5);
      const keys = [choice.chosen, ...others].map((answer) =>
        (pending?.ask.kind === 'order' ? answer : answer.toSorted((a, b) => (a < b ? -1 : 1))).join(' '),
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const answer of others) {
        const command = { decision: pending?.id ?? 0, seat: choice.seat, answer };
        expect(machine.apply(choice.before, command).ok).toBe(true);
      }
    }
  });
});

describe('a trial', () => {
  test('under the same dice goes the same way, and what is good for one side is bad for the other', () => {
    const [choice] = choicesOf(historyOf(WON)).slice(10);
    if (!choice) throw new Error('the game has too few choices');
    const how = { machine, seed: 'test' };
    for (let number = 0; number < 5; number += 1) {
      const mine = trial(choice, choice.chosen, number, how);
      expect(trial(choice, choice.chosen, number, how)).toEqual(mine);
      const theirs = trial({ ...choice, seat: 1 }, choice.chosen, number, how);
      expect(theirs).toEqual({ ...mine, won: !mine.won, worth: -mine.worth });
    }
  });

  test('of a campaign ends with the Objective that is being played for', () => {
    const [choice] = choicesOf(historyOf('01-1-players-campaign'));
    if (!choice) throw new Error('the game has no choice');
    for (let number = 0; number < 20; number += 1) {
      const { steps } = trial(choice, choice.chosen, number, { machine, seed: 'campaign' });
      expect(steps, `trial ${String(number)}`).toBeLessThan(300);
    }
  });
});

describe('pivotal moments', () => {
  const { found, progress } = find(historyOf(WON));

  test('are at most three, sure, the farthest swing first, and of different turns', () => {
    expect(found.moments.length).toBeGreaterThan(0);
    expect(found.moments.length).toBeLessThanOrEqual(3);
    const swings = found.moments.map(({ swing }) => Math.abs(swing.value));
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
    for (const { swing, kind, odds } of found.moments) {
      expect(Math.abs(swing.value)).toBeGreaterThanOrEqual(0.05);
      expect(swing.low > 0).toBe(kind === 'found');
      expect(swing.high < 0).toBe(kind === 'missed');
      const against = kind === 'found' ? odds.average : odds.other;
      expect(swing.value).toBeCloseTo(odds.chosen.value - against.value);
    }
    const turns = found.moments.map(({ round, seat }) => `${String(round)} ${String(seat)}`);
    expect(new Set(turns).size).toBe(turns.length);
  });

  test('hold under other dice', () => {
    const choices = choicesOf(historyOf(WON));
    for (const moment of found.moments) {
      const choice = choices.find(({ number }) => number === moment.number);
      if (!choice) throw new Error('the moment is no choice');
      let won = 0;
      for (let number = 0; number < 100; number += 1)
        if (trial(choice, moment.chosen, number, { machine, seed: 'other dice' }).won) won += 1;
      // Both are estimates: of a hundred trials each they are at most this far apart.
      expect(Math.abs(won / 100 - moment.odds.chosen.value)).toBeLessThan(0.25);
    }
  });

  test('the same game gives the same', () => {
    expect(find(historyOf(WON)).found).toEqual(found);
  });

  test('say how far the search is, from nothing to all', () => {
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress[0]).toBeLessThan(0.1);
    expect(progress.at(-1)).toBeGreaterThan(0.9);
    expect(Math.max(...progress)).toBeLessThanOrEqual(1);
  });

  test('where nothing could have helped, no choice is blamed', () => {
    const { moments, choices } = find(historyOf(DOOMED)).found;
    expect(choices).toBeGreaterThan(10);
    expect(moments).toEqual([]);
  });

  test('a game without an answer has none', () => {
    const { history } = retrace(machine, { ...gameOf(DOOMED), records: [] });
    expect(find(history).found).toEqual({ choices: 0, games: 0, moments: [] });
  });
});
