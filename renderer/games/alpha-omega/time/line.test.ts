import { describe, expect, test } from 'vitest';
import { FakeTime } from '../../../testing/fake-time.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import { broughtBack, deedAt, firstDeed, momentWords, type Line } from './line.ts';
import { roundStarts } from '../../../table/time/places.ts';

function played(players: number) {
  const { log, timeline, view } = new FakeTime(players).opened();
  const line: Line = { log: log.entries, moments: timeline.moments };
  const seats = [...view.seats, ...view.opponents].map(({ name }) => name);
  const cast = { book: fakeBook, seats };
  return { line, seats, cast, deeds: line.moments.map((_, place) => deedAt(line, place, cast)) };
}

const { line, seats, cast, deeds } = played(2);

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
    expect(firstDeed(line, { to: 0 }, cast)).toBe(deeds[1]);
    expect(firstDeed(line, { to: 7 }, cast)).toBe(deeds[8]);
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
  expect(broughtBack(back, { to }, cast)).toBe(deeds[6]);
});

test('a moment is in the phase that its question opens', () => {
  // Whether to draw is asked before the Draw Phase that the answer opens. An ability draws three in its own phase.
  const draws = deeds.flatMap((deed, place) =>
    / draws [^,]*$/.test(deed ?? '') && place > 1 ? [place - 1] : [],
  );
  expect(draws.length).toBeGreaterThan(5);
  for (const place of draws) {
    const { round, turn } = line.moments[place] ?? { round: 0, turn: null };
    expect(momentWords(line, place, seats)).toBe(`Round ${round}, ${seats[turn ?? -1]}’s turn, Draw Phase`);
  }
  const attacks = deeds.flatMap((deed, place) => (deed?.includes(' attacks ') ? [place - 1] : []));
  expect(attacks.length).toBeGreaterThan(0);
  for (const place of attacks) expect(momentWords(line, place, seats)).not.toContain('Draw Phase');
  expect(momentWords(line, 0, seats)).toBe('Start of the game');
});

test('every round has one beginning, in order', () => {
  const rounds = roundStarts(line.moments).map(({ round }) => round);
  expect(rounds).toEqual([...new Set(rounds)].toSorted((a, b) => a - b));
  expect(rounds.length).toBeGreaterThan(3);
});
