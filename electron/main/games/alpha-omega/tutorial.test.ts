import { expect, test, vi } from 'vitest';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { memoryDb } from '../../../../db/testing/testing.ts';
import { ARRANGEMENTS, TUTORIALS } from '../../../shared/games/alpha-omega/table/tutorial.ts';
import { programOver, valueOf } from '../../../testing/house.ts';
import { arranged } from './tutorial.ts';

const report = vi.fn(() => 'report.json');

const program = (db: OwnedDb): ReturnType<typeof programOver> => programOver(db, report);

test.each(TUTORIALS)('%s begins with its players, its hands and its first Opponent card', (tutorial) => {
  const { seats, seed, opponentDeck } = ARRANGEMENTS[tutorial];
  const game = valueOf(program(memoryDb()).learn(tutorial));
  expect(game.seed).toBe(seed);
  expect(game.view.seats.map(({ name }) => name)).toEqual(seats.map(({ name }) => name));
  expect(game.view.seats.map(({ hand }) => hand?.map(({ def }) => def))).toEqual(
    seats.map(({ deck }) => deck.slice(0, 7)),
  );
  expect(game.view.inPlay.map(({ def }) => def)).toEqual(opponentDeck.slice(0, 1));
  expect(game.table.hands).toBe('open');
});

test('a tutorial is kept, taken back and found again like any game, and marked where games are listed', () => {
  const db = memoryDb();
  const api = program(db);
  const { id: game } = valueOf(api.learn('exampleOfPlay'));
  const drawn = valueOf(api.answer({ game, decision: 1, seat: 0, answer: ['draw'] }));
  expect(drawn.view.seats[0]?.hand?.at(-1)?.def).toBe('starter:azrael');
  valueOf(api.newGame({ objective: ARRANGEMENTS.exampleOfPlay.objective, seats: ['Ann'] }));

  const again = program(db);
  expect(valueOf(again.openGame(game)).view).toEqual(drawn.view);
  expect(valueOf(again.undo({ game, by: null, back: 'step' })).view.pending?.about).toBe('drawOrCalling');
  const marks = valueOf(again.listGames()).games.map(({ id, arranged: name }) => [id === game, name]);
  expect(marks).toEqual(
    expect.arrayContaining([
      [true, 'exampleOfPlay'],
      [false, null],
    ]),
  );
});

test('a tutorial whose cards a pack lacks is refused with the card that is missing', () => {
  expect(arranged('exampleOfPlay', new Set())).toMatchObject({ ok: false, error: { code: 'noSuchCard' } });
});
