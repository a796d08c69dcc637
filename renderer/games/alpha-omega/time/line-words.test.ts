import { describe, expect, test } from 'vitest';
import { FakeTime } from '../../../testing/fake-time.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import type { ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { firstDeed, momentWords, type Line } from '../../../table/time/line.ts';
import { roundStarts } from '../../../table/time/places.ts';
import { lineWordsOf } from './line-words.ts';

function played(players: number) {
  const { log, timeline, view } = new FakeTime(players).opened();
  const line: Line<ToldEvent> = { log: log.entries, moments: timeline.moments };
  const seats = [...view.seats, ...view.opponents].map(({ name }) => name);
  const cast = { book: fakeBook, seats };
  const words = { line: lineWordsOf(line, cast) };
  const table = { session: line, seats, words };
  return { line, seats, cast, table, deeds: line.moments.map((_, place) => words.line.deed(place)) };
}

const { line, seats, cast, table, deeds } = played(2);

describe('what an answer did', () => {
  test('is said of every answer of a game, without a full stop and without gaps', () => {
    expect(deeds[0]).toBeNull();
    for (const deed of deeds.slice(1)) expect(deed).toMatch(/^(?!.*(undefined|null|\{)).*[^.]$/s);
  });

  test('is what somebody chose, not what came of it by itself', () => {
    const done = [1, 3, 4].flatMap((players) => played(players).deeds).join('\n');
    for (const deed of ['attacks', 'plays no card', 'draws', 'ends the Action Phase', 'takes a Calling'])
      expect(done).toMatch(new RegExp(`^\\w[^,:]* ${deed}`, 'm'));
    expect(done).not.toMatch(/Strength Check|takes a turn|Round \d/);
  });

  test('names the first answer that a return takes back', () => {
    expect(firstDeed(table, { to: 0 })).toBe(deeds[1]);
    expect(firstDeed(table, { to: 7 })).toBe(deeds[8]);
  });
});

test('what a redo brings back is what was done first in the latest fold', async () => {
  const time = new FakeTime(2);
  const to = time.head;
  const reply = await time.api.returnTo({ game: 'game-1', by: null, moment: 5 });
  if (!reply.ok) throw new Error(reply.error.code);
  const { log, timeline } = reply.value;
  const back = { log: log.entries, moments: timeline.moments };
  expect(timeline.redo).toMatchObject({ to, answers: to - 5 });
  expect(lineWordsOf(back, cast).broughtBack({ to })).toBe(deeds[6]);
});

test('a moment is in the phase that its question opens', () => {
  // Whether to draw is asked before the Draw Phase that the answer opens. An ability draws three in its own phase.
  const draws = deeds.flatMap((deed, place) =>
    / draws [^,]*$/.test(deed ?? '') && place > 1 ? [place - 1] : [],
  );
  expect(draws.length).toBeGreaterThan(5);
  for (const place of draws) {
    const { round, turn } = line.moments[place] ?? { round: 0, turn: null };
    expect(momentWords(table, place)).toBe(`Round ${round}, ${seats[turn ?? -1]}’s turn, Draw Phase`);
  }
  const attacks = deeds.flatMap((deed, place) => (deed?.includes(' attacks ') ? [place - 1] : []));
  expect(attacks.length).toBeGreaterThan(0);
  for (const place of attacks) expect(momentWords(table, place)).not.toContain('Draw Phase');
  expect(momentWords(table, 0)).toBe('Start of the game');
});

test('every round has one beginning, in order', () => {
  const rounds = roundStarts(line.moments).map(({ round }) => round);
  expect(rounds).toEqual([...new Set(rounds)].toSorted((a, b) => a - b));
  expect(rounds.length).toBeGreaterThan(3);
});
