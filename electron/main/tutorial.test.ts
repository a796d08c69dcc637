import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { OwnedDb } from '../../db/handles.ts';
import { memoryDb } from '../../db/testing.ts';
import type { Reply } from '../shared/api.ts';
import { ARRANGEMENTS, TUTORIALS } from '../shared/tutorial.ts';
import { alphaOmegaPlay } from './alpha-omega.ts';
import { createApi } from './api.ts';
import { shelve } from './catalogue.ts';
import type { Handlers } from './ipc.ts';
import { createSessions } from './sessions.ts';
import { settingsOn } from './settings.ts';
import { arranged } from './tutorial.ts';

const report = vi.fn(() => 'report.json');

function program(db: OwnedDb): Handlers {
  const shelf = shelve(db, fileURLToPath(new URL('../../cards/packs', import.meta.url)), 'now');
  const ports = { db, clock: () => new Date(), newId: randomUUID, newSeed: () => 'fresh', report };
  return createApi({
    library: () => shelf.library(),
    sessions: createSessions(alphaOmegaPlay, ports),
    settings: settingsOn(db, report),
  });
}

function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.detail}`);
  return reply.value;
}

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
