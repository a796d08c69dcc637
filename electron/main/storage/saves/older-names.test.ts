import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createDeck } from '../../../../db/alpha-omega/decks.ts';
import { createJourney } from '../../../../db/alpha-omega/journeys.ts';
import { putNote } from '../../../../db/games/replays.ts';
import { writeSetting } from '../../../../db/file/settings.ts';
import { isSeen, keptName } from '../../../../engine/toolbox/typed-text.ts';
import { name as taken } from '../../../shared/name-schema.ts';
import { USUAL } from '../../../shared/settings.ts';
import { OBJECTIVE, PACKS, valueOf } from '../../../testing/house.ts';
import { answerFirst, storageHouse, type House } from '../../../testing/storage-house.ts';
import { deckHandlers } from '../../games/alpha-omega/decks/handlers.ts';
import { journeysOver } from '../../games/alpha-omega/journeys/over.ts';
import { settingsOn } from '../../system/settings.ts';

/*
 * Programs from before names were looked at took any text for one. What bears such a name is kept all the same: it is listed,
 * opened and gone on with, it goes out as a file, and comes in again.
 */
const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-names-'));
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  rmSync(folder, { recursive: true, force: true });
});

function house(name: string): House {
  const made = storageHouse({ profile: join(folder, name) });
  ends.push(() => made.db.close());
  return made;
}

const now = <T>(reply: T | Promise<T>): T => {
  if (reply instanceof Promise) throw new TypeError('it is answered at once');
  return reply;
};
const failing = (kind: string, error: unknown): never => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};

const id = (number: number): string => `00000000-0000-4000-8000-00000000000${String(number)}`;
const AT = '2026-11-22T20:00:00.000Z';

const UNLOOKED = [
  ...['\u3164', '\u200B', ' ', 'a\0b', '\u202Ebackwards', 'two\nlines', '\uD800', 'Jose\u0301'],
  `${'x'.repeat(38)}\u{1F600}`,
];

/** What every door of the program says of a name. */
const isTaken = (text: unknown): boolean => {
  const read = taken.safeParse(text);
  return read.success && read.data === text;
};

test.each(UNLOOKED)(
  'a game whose players are called %j goes on, goes out and comes in again',
  async (typed) => {
    const ann = house('ann');
    const person = { kind: 'person', name: typed, profile: null } as const;
    const { id: game } = valueOf(
      ann.sessions.begin({
        objective: OBJECTIVE,
        seats: [typed, 'Ben'],
        table: { hands: 'open', seats: [person, { kind: 'bot' }] },
      }),
    );
    const sat = ann.sessions.sit({ game, seat: 1, player: person });
    expect(sat).toMatchObject({ ok: true });
    answerFirst(ann, game);
    valueOf(await ann.api.renameGame({ game, name: typed }));
    for (const [number, text] of [typed, 'Here it began.'].entries())
      putNote(ann.db, game, { id: id(number), number, text, createdAt: AT, changedAt: AT });

    const shelf = { shelf: 'lines', search: '', order: 'played', from: 0, count: 50 } as const;
    expect(valueOf(now(ann.api.keptGames(shelf))).games).toMatchObject([{ id: game }]);
    const written = valueOf(await ann.api.exportGame(game));
    const bytes = ann.written.get(written ?? '') ?? new Uint8Array();
    const ben = house('ben');
    const looked = valueOf(await ben.api.lookInto({ name: 'x.aosave', bytes }));
    expect(looked.inside).toMatchObject({ kind: 'save', save: { isPlayedAgain: true, goesOn: true } });
    valueOf(await ben.api.takeIn({ token: looked.token ?? '', how: 'add' }));
    const there = valueOf(ben.sessions.open(game));
    const names = there.view.seats.map(({ name }) => name);
    expect(names).toEqual([keptName(typed, 40), 'Ben']);
    const sitting = there.table.seats.map((one) => (one.kind === 'person' ? one.name : null));
    expect([...names, ...sitting].filter((one) => !isTaken(one))).toEqual([]);
    answerFirst(ben, game);
  },
);

test.each(UNLOOKED)(
  'a deck called %j, with such words on it, is shown, goes out and comes in again',
  async (typed) => {
    const ann = house('ann');
    const ports = { db: ann.db, clock: () => new Date(AT), newId: () => id(9), report: failing };
    const decks = deckHandlers({ ...ports, saveFile: () => Promise.reject(new Error('nothing is written')) });
    const cards = [
      { card: 'starter:michael', name: typed, copies: 1 },
      { card: 'unknown:nowhere', name: typed, copies: 1 },
    ];
    createDeck(ann.db, {
      ...{ id: id(1), name: typed, side: 'good', notes: typed, tags: [typed, 'light'], at: AT },
      ...{ cardNotes: { 'starter:michael': typed }, lists: { cards, sideList: [] } },
      origin: { kind: 'copied', of: typed },
    });
    expect(valueOf(await decks.deckList()).decks).toMatchObject([{ id: id(1) }]);
    const shown = valueOf(now(decks.openDeck({ deck: id(1) })));
    expect(shown.cards.map(({ name }) => isSeen(name))).toEqual([true, true]);
    const written = valueOf(await ann.api.exportDecks([id(1)]));
    const bytes = ann.written.get(written ?? '') ?? new Uint8Array();
    const ben = house('ben');
    const looked = valueOf(await ben.api.lookInto({ name: 'x.aodeck', bytes }));
    expect(looked.inside).toMatchObject({ kind: 'deck' });
    const taken = valueOf(await ben.api.takeIn({ token: looked.token ?? '', how: 'add' }));
    expect(taken.decks).toHaveLength(1);
  },
);

test.each(UNLOOKED)('a Pilgrimage of somebody called %j goes on', (typed) => {
  const { db, sessions } = house('ann');
  const ports = {
    ...{ db, report: failing, newId: () => id(7), newSeed: () => 'emmaus', clock: () => new Date(AT) },
    places: { packs: PACKS, ownPacks: '/nowhere' },
  };
  const { handlers } = journeysOver(ports, sessions);
  const begun = valueOf(now(handlers.beginPilgrimage({ name: 'On foot', seat: 'Ann', variants: ['easy'] })));
  const { setup, id: first } = db.get('SELECT setup, id FROM journeys') ?? {};
  expect(begun.line.id).toBe(first);
  const person = { kind: 'person', name: typed, profile: null };
  const older = {
    ...(JSON.parse(String(setup)) as object),
    ...{ seat: typed, table: { hands: 'open', seats: [person] } },
  };
  createJourney(db, { id: id(2), kind: 'pilgrimage', name: typed, begunAt: AT, setup: older });
  expect(
    valueOf(now(handlers.journeys()))
      .journeys.map((one) => one.id)
      .toSorted(),
  ).toContain(id(2));
  const { id: game } = valueOf(now(handlers.goOn(id(2))));
  expect(
    valueOf(sessions.open(game)).table.seats.every((one) => one.kind !== 'person' || isTaken(one.name)),
  ).toBe(true);
});

test.each(UNLOOKED)('a player called %j keeps what was chosen for him', (typed) => {
  const { db } = house('ann');
  const { settings } = settingsOn(db, failing);
  const player = { id: id(1), name: typed, colour: 'gold', emblem: 'sheep', own: { textSize: 150 } };
  writeSetting(db, 'settings', { ...USUAL, players: [player, { ...player, id: id(2), name: 'Ben' }] });
  const { players } = valueOf(now(settings()));
  expect(players.map(({ name }) => isTaken(name))).toEqual([true, true]);
  expect(players[0]?.own).toEqual({ textSize: 150 });
});
