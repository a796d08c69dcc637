import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listBackups, makeBackup } from '../../../db/backups/backups.ts';
import { createDeck, listDecks, readDeck } from '../../../db/alpha-omega/decks.ts';
import { loadGame } from '../../../db/games/games.ts';
import type { OwnedDb } from '../../../db/file/handles.ts';
import { happeningsOf } from '../../../db/games/happenings.ts';
import { backupsOf } from '../../../db/file/open.ts';
import type { KeptPart } from '../../shared/api.ts';
import { honestSave, playedGame } from '../../testing/honest-files.ts';
import { OBJECTIVE, PACKS, valueOf } from '../../testing/house.ts';
import { answerFirst, storageHouse, type House } from '../../testing/storage-house.ts';
import { FILE_MUTATIONS } from '../../testing/mutated-files.ts';
import { diceOf } from '../../testing/spoil.ts';
import { atOnce } from '../../testing/tasks-at-once.ts';
import { mendPacks } from './packs/installed-packs.ts';
import { packArchive } from './transfer/archives/archive.ts';
import { taskRunner, type RunTask } from './tasks/run-task.ts';
import { emptyOldTrash } from './saves/saves.ts';

let folder = '';
let now = new Date('2026-11-22T20:00:00.000Z');
const written = new Map<string, Uint8Array>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-storage-'));
  now = new Date('2026-11-22T20:00:00.000Z');
  written.clear();
});
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  rmSync(folder, { recursive: true, force: true });
});

/** Each task on a thread of its own, as in the program: each kind of task is done so by some test. */
const onThreads = taskRunner(fileURLToPath(new URL('tasks/worker.ts', import.meta.url)));

/** All storage handlers over a real file, in a profile of its own. */
function house(name = 'ann', runTask: RunTask = atOnce, asked: readonly string[] = []): House {
  const made = storageHouse({ profile: join(folder, name), clock: () => now, runTask, asked, written });
  ends.push(() => made.db.close());
  return made;
}

const begin = ({ sessions }: House, seats = ['Ann', 'Ben']): string =>
  valueOf(sessions.begin({ objective: OBJECTIVE, seats })).id;

const list = ({ api }: House, shelf: 'lines' | 'slots' | 'trash' = 'lines', search = ''): KeptPart => {
  const reply = api.keptGames({ shelf, search, order: 'played', from: 0, count: 50 });
  if (reply instanceof Promise) throw new TypeError('the list is given at once');
  return valueOf(reply);
};

describe('named copies', () => {
  test('stay as they are while the game goes on, and are played on as a game of their own', async () => {
    const ann = house();
    const game = begin(ann);
    answerFirst(ann, game);
    const { id: slot } = valueOf(await ann.api.saveAs({ game, name: 'Christmas Eve' }));
    answerFirst(ann, game);
    expect(loadGame(ann.db, slot)?.records).toHaveLength(1);
    const opened = valueOf(await ann.api.playSlot(slot));
    answerFirst(ann, opened.id);
    answerFirst(ann, opened.id);
    expect(loadGame(ann.db, slot)?.records).toHaveLength(1);
    expect(loadGame(ann.db, game)?.records).toHaveLength(2);
    expect(list(ann, 'slots').games).toMatchObject([{ id: slot, name: 'Christmas Eve' }]);
    expect(list(ann).games.map(({ id }) => id)).toEqual([opened.id, game]);
  });

  test('of nothing are refused, and leave nothing', async () => {
    const ann = house();
    const nobody = randomUUID();
    expect(await ann.api.saveAs({ game: nobody, name: 'x' })).toMatchObject({
      error: { code: 'noSuchGame' },
    });
    expect(await ann.api.playSlot(nobody)).toMatchObject({ error: { code: 'noSuchGame' } });
    expect(list(ann).total + list(ann, 'slots').total).toBe(0);
  });
});

test('games are found by what they are for, who plays them, and the name they were given', async () => {
  const ann = house();
  const one = begin(ann, ['Mindy']);
  const two = begin(ann, ['Steve']);
  valueOf(await ann.api.renameGame({ game: two, name: 'The long one' }));
  const found = (search: string) => list(ann, 'lines', search).games.map(({ id }) => id);
  expect(found('mindy')).toEqual([one]);
  expect(found('long')).toEqual([two]);
  expect(found('war heaven')).toHaveLength(2);
  expect(found('steve mindy')).toEqual([]);
  // However it is written; and by the name that it has now.
  valueOf(await ann.api.renameGame({ game: two, name: 'Última noche' }));
  for (const search of ['última', 'ÚLTIMA', 'ultima noche']) expect(found(search)).toEqual([two]);
  expect(found('long')).toEqual([]);
  const { id: slot } = valueOf(await ann.api.saveAs({ game: one, name: 'Día de fiesta' }));
  expect(list(ann, 'slots', 'DIA').games.map(({ id }) => id)).toEqual([slot]);
});

/** Counts starts of the program on these days, all backed up. */
function startOn({ db }: House, ...days: readonly string[]): void {
  for (const day of days) emptyOldTrash({ db, clock: () => new Date(`${day}T20:00:00.000Z`) }, true);
}

test('what lay thirty days in the trash is gone after the next start, with a backup that has it', async () => {
  const ann = house();
  const game = begin(ann);
  const other = begin(ann);
  valueOf(await ann.api.trashGames([game]));
  startOn(ann, '2026-11-22', '2026-12-02', '2026-12-11');
  valueOf(await ann.api.trashGames([other]));
  startOn(ann, '2026-12-20');
  expect(loadGame(ann.db, game)).not.toBeNull();
  now = new Date('2026-12-23T20:00:00.000Z');
  await ann.api.tidyUp();
  expect(loadGame(ann.db, game)).toBeNull();
  expect(loadGame(ann.db, other)).not.toBeNull();
  const { backups } = valueOf(await ann.api.backups());
  expect(backups).toMatchObject([{ reason: 'start' }]);
  const inside = valueOf(await ann.api.lookIntoBackup(backups[0]?.file ?? ''));
  expect(inside.differences).toMatchObject([{ id: game, likeness: 'new', game: { seats: ['Ann', 'Ben'] } }]);
});

test('a clock that is wrong for a while, by far, empties no trash', async () => {
  const ann = house();
  const game = begin(ann);
  now = new Date('2001-01-01T00:00:00.000Z');
  valueOf(await ann.api.trashGames([game]));
  startOn(ann, '2026-11-22', '2099-11-22', '2099-11-23', '2026-11-23', '2026-12-01');
  expect(loadGame(ann.db, game)).not.toBeNull();
  startOn(ann, '2026-12-11', '2026-12-20');
  expect(loadGame(ann.db, game)).toBeNull();
});

test('where there is no backup, what lies in the trash stays', async () => {
  const ann = house();
  const game = begin(ann);
  valueOf(await ann.api.trashGames([game]));
  startOn(ann, '2026-11-22', '2026-12-02', '2026-12-12', '2026-12-20');
  writeFileSync(join(folder, 'ann', 'backups'), 'no folder');
  now = new Date('2026-12-25T20:00:00.000Z');
  await ann.api.tidyUp();
  expect(loadGame(ann.db, game)).not.toBeNull();
});

test('who empties the trash right after the start finds what was in it in the backup of this start', async () => {
  const ann = house();
  const game = begin(ann);
  valueOf(await ann.api.trashGames([game]));
  const emptied = ann.api.emptyTrash();
  const tidied = ann.api.tidyUp();
  valueOf(await emptied);
  await tidied;
  const { backups } = valueOf(await ann.api.backups());
  expect(backups).toMatchObject([{ reason: 'start' }]);
  const inside = valueOf(await ann.api.lookIntoBackup(backups[0]?.file ?? ''));
  expect(inside.differences).toMatchObject([{ id: game, likeness: 'new' }]);
});

test('a thumbnail shows both sides and holds nothing of a hand or a deck', async () => {
  const ann = house();
  const game = valueOf(
    ann.sessions.begin({
      objective: OBJECTIVE,
      seats: ['Ann', 'Ben'],
      table: {
        hands: 'private',
        seats: [
          { kind: 'person', name: 'Ann', profile: null },
          { kind: 'person', name: 'Ben', profile: null },
        ],
      },
    }),
  ).id;
  const [thumbnail] = valueOf(await ann.api.thumbnails([game, randomUUID()]));
  expect(thumbnail).toMatchObject({ id: game, objective: OBJECTIVE, round: 1, goal: 50 });
  const state = JSON.parse(loadGame(ann.db, game)?.snapshot?.text ?? '{}') as {
    readonly table: {
      readonly seats: readonly { readonly hand: readonly number[] }[];
      readonly cards: Record<string, { def: string }>;
    };
  };
  const shown = JSON.stringify(thumbnail);
  const hidden = state.table.seats.flatMap(({ hand }) =>
    hand.map((card) => state.table.cards[card]?.def ?? ''),
  );
  expect(hidden.length).toBeGreaterThan(0);
  for (const def of hidden) expect(shown).not.toContain(`"${def}"`);
});

describe('a game as a file', () => {
  const fileOf = async (from: House, game: string): Promise<Uint8Array> => {
    const name = valueOf(await from.api.exportGame(game)) ?? '';
    return written.get(name) ?? new Uint8Array();
  };
  const looked = async (into: House, bytes: Uint8Array) =>
    valueOf(await into.api.lookInto({ name: 'x.aosave', bytes }));

  test('comes to another profile whole, with what happened in it', async () => {
    const [ann, ben] = [house('ann', onThreads), house('ben', onThreads)];
    const game = begin(ann);
    for (let times = 0; times < 5; times += 1) answerFirst(ann, game);
    const file = await looked(ben, await fileOf(ann, game));
    expect(file.inside).toMatchObject({
      kind: 'save',
      save: {
        likeness: 'new',
        records: 5,
        isPlayedAgain: true,
        game: { seats: ['Ann', 'Ben'] },
        packs: [{ isHere: true }],
      },
    });
    // Nothing was written by looking.
    expect(loadGame(ben.db, game)).toBeNull();
    expect(valueOf(await ben.api.takeIn({ token: file.token ?? '', how: 'add' }))).toEqual({
      game,
      pack: null,
      decks: [],
    });
    const { playedAt: _a, ...here } = loadGame(ann.db, game) ?? {};
    const { playedAt: _b, ...there } = loadGame(ben.db, game) ?? {};
    expect(there).toEqual(here);
    expect(happeningsOf(ben.db, game)).toEqual(happeningsOf(ann.db, game));
    answerFirst(ben, game);
    expect(loadGame(ben.db, game)?.records).toHaveLength(6);
  });

  test('of a game that is here says how they stand to each other, and never takes anything from the one here', async () => {
    const ann = house();
    const game = begin(ann);
    answerFirst(ann, game);
    const early = await fileOf(ann, game);
    answerFirst(ann, game);
    const late = await fileOf(ann, game);
    expect((await looked(ann, late)).inside).toMatchObject({ save: { likeness: 'same' } });
    const behind = await looked(ann, early);
    expect(behind.inside).toMatchObject({ save: { likeness: 'behind' } });
    for (const how of ['add', 'replace'] as const)
      expect(await ann.api.takeIn({ token: behind.token ?? '', how })).toMatchObject({
        error: { code: 'rejected' },
      });
    const copy = valueOf(await ann.api.takeIn({ token: behind.token ?? '', how: 'copy' })).game ?? '';
    expect(loadGame(ann.db, copy)?.records).toHaveLength(1);
    expect(loadGame(ann.db, game)?.records).toHaveLength(2);
    // Once taken in, a file is not there any more.
    expect(await ann.api.takeIn({ token: behind.token ?? '', how: 'copy' })).toMatchObject({ ok: false });
  });

  test('that has more of a game plays the one here on', async () => {
    const [ann, ben] = [house('ann'), house('ben')];
    const game = begin(ann);
    answerFirst(ann, game);
    const first = await looked(ben, await fileOf(ann, game));
    valueOf(await ben.api.takeIn({ token: first.token ?? '', how: 'add' }));
    valueOf(ben.sessions.open(game));
    answerFirst(ann, game);
    answerFirst(ann, game);
    const more = await looked(ben, await fileOf(ann, game));
    expect(more.inside).toMatchObject({ save: { likeness: 'ahead' } });
    valueOf(await ben.api.takeIn({ token: more.token ?? '', how: 'replace' }));
    expect(loadGame(ben.db, game)?.records).toEqual(loadGame(ann.db, game)?.records);
    answerFirst(ben, game);
    expect(loadGame(ben.db, game)?.records).toHaveLength(4);
  });

  test('that has more of a game brings it back from the trash, and leaves a named copy as it is', async () => {
    const [ann, ben] = [house('ann'), house('ben')];
    const game = begin(ann);
    answerFirst(ann, game);
    const { id: slot } = valueOf(await ann.api.saveAs({ game, name: 'Christmas Eve' }));
    for (const id of [game, slot]) {
      const { token } = await looked(ben, await fileOf(ann, id));
      valueOf(await ben.api.takeIn({ token: token ?? '', how: 'add' }));
      answerFirst(ann, id);
    }
    ben.db.run(`UPDATE games SET kind = 'slot' WHERE id = ?`, slot);
    valueOf(await ben.api.trashGames([game]));
    const more = await looked(ben, await fileOf(ann, game));
    expect(more.inside).toMatchObject({ save: { likeness: 'ahead', shelf: 'trash', isSlot: false } });
    valueOf(await ben.api.takeIn({ token: more.token ?? '', how: 'replace' }));
    expect(list(ben, 'trash').games).toEqual([]);
    expect(list(ben).games).toMatchObject([{ id: game, trashedAt: null }]);
    // What is played on, by whatever way, does not lie in the trash.
    valueOf(await ben.api.trashGames([game]));
    answerFirst(ben, game);
    expect(list(ben, 'trash').games).toEqual([]);
    const other = await looked(ben, await fileOf(ann, slot));
    expect(other.inside).toMatchObject({ save: { likeness: 'ahead', shelf: 'slots', isSlot: true } });
    expect(await ben.api.takeIn({ token: other.token ?? '', how: 'replace' })).toMatchObject({
      error: { code: 'rejected' },
    });
    expect(loadGame(ben.db, slot)?.records).toHaveLength(1);
  });

  test('that is gone keeps no other from being shown', async () => {
    const ann = house();
    const file = join(folder, 'a.aosave');
    writeFileSync(file, await fileOf(ann, begin(ann)));
    const loop = join(folder, 'loop.aosave');
    symlinkSync(loop, loop);
    const ben = house('ben', atOnce, [join(folder, 'gone.aosave'), folder, loop, file]);
    expect(valueOf(await ben.api.openedFiles())).toMatchObject([
      { token: null, inside: { kind: 'refused', fault: { code: 'unread' } } },
      { token: null, inside: { kind: 'refused', fault: { code: 'unread' } } },
      { token: null, inside: { kind: 'refused', fault: { code: 'unread' } } },
      { name: 'a.aosave', inside: { kind: 'save' } },
    ]);
  });

  test('that is spoilt is refused with what and where, and nothing is written', async () => {
    const ann = house();
    const honest = honestSave(playedGame('spoilt'));
    const before = JSON.stringify(ann.db.all('SELECT * FROM sqlite_schema')) + JSON.stringify(list(ann));
    for (const { name, codes, spoil } of FILE_MUTATIONS.slice(0, 4)) {
      const { token, inside } = await looked(ann, spoil(honest, diceOf(7)));
      expect(token, name).toBeNull();
      expect(inside.kind === 'refused' && codes.includes(inside.fault.code), name).toBe(true);
    }
    expect(JSON.stringify(ann.db.all('SELECT * FROM sqlite_schema')) + JSON.stringify(list(ann))).toBe(
      before,
    );
  });
});

describe('a pack as a file', () => {
  test('is handed on, looked into, installed, and taken away again', async () => {
    const [ann, ben] = [house('ann'), house('ben')];
    const own = join(folder, 'ann', 'packs', 'martyrs');
    mkdirSync(join(own, 'good'), { recursive: true });
    const starter = JSON.parse(
      readFileSync(join(PACKS, 'alpha-omega-starter', 'good', 'michael.json'), 'utf8'),
    ) as object;
    const manifest = {
      ...{
        id: 'martyrs',
        version: '0.1.0',
        title: 'Martyrs',
        ruleset: 'alpha-omega',
        licence: 'MIT',
        languages: ['en'],
      },
      ...{
        decks: { good: [{ card: 'martyrs:stephen', copies: 1 }], opponent: [], callings: [] },
        objectives: [],
      },
    };
    writeFileSync(join(own, 'pack.json'), JSON.stringify(manifest));
    const stephen = { ...starter, id: 'martyrs:stephen', name: 'Stephen', copies: 1 };
    writeFileSync(join(own, 'good', 'stephen.json'), JSON.stringify(stephen));
    const name = valueOf(await ann.api.exportPack('martyrs')) ?? '';
    const file = valueOf(await ben.api.lookInto({ name, bytes: written.get(name) ?? new Uint8Array() }));
    expect(file.inside).toMatchObject({ kind: 'pack', pack: { id: 'martyrs', cards: 1, installed: null } });
    expect(valueOf(await ben.api.installedPacks()).map(({ id }) => id)).toEqual(['starter']);
    valueOf(await ben.api.takeIn({ token: file.token ?? '', how: 'add' }));
    expect(valueOf(await ben.api.installedPacks())).toMatchObject([
      { id: 'starter', isOwn: false },
      { id: 'martyrs', isOwn: true },
    ]);
    // The pack that comes with the program lies in a folder of another name.
    expect(valueOf(await ben.api.exportPack('starter'))).toBe('starter.aopack');
    expect(await ben.api.exportPack('alpha-omega-starter')).toMatchObject({ error: { code: 'gone' } });
    expect(await ben.api.removePack('starter')).toMatchObject({ ok: false });
    valueOf(await ben.api.removePack('martyrs'));
    expect(valueOf(await ben.api.installedPacks()).map(({ id }) => id)).toEqual(['starter']);
    expect(readdirSync(join(folder, 'ben', 'packs'))).toEqual([]);
  });
});

test('a pack that lost its place because the program ended gets it back', () => {
  const own = join(folder, 'packs');
  for (const name of ['.lost.old', '.lost.part', '.there.old', 'there']) {
    mkdirSync(join(own, name), { recursive: true });
    writeFileSync(join(own, name, 'pack.json'), name);
  }
  mendPacks(own);
  expect(readdirSync(own).toSorted()).toEqual(['lost', 'there']);
  expect(readFileSync(join(own, 'lost', 'pack.json'), 'utf8')).toBe('.lost.old');
  expect(readFileSync(join(own, 'there', 'pack.json'), 'utf8')).toBe('there');
  mendPacks(join(folder, 'nowhere'));
});

describe('decks as a file', () => {
  const starterDeck = (db: OwnedDb, name: string, notes = '**Light**'): string => {
    const cards = db
      .all(`SELECT id, name FROM cards WHERE side = 'good' LIMIT 4`)
      .map(({ id, name: of }) => ({ card: String(id), copies: 1, name: String(of) }));
    const unknown = { card: 'saints:nicholas', copies: 1, name: 'Nicholas' };
    const id = randomUUID();
    createDeck(db, {
      ...{ id, name, side: 'good', notes, tags: ['first'] },
      ...{ cardNotes: {}, at: now.toISOString() },
      ...{ lists: { cards: [...cards, unknown], sideList: cards.slice(0, 1) }, origin: { kind: 'made' } },
    });
    return id;
  };
  const file = (name: string) => ({ name, bytes: written.get(name) ?? new Uint8Array() });

  test('are handed on with their notes, looked into, and made once', async () => {
    const ann = house();
    const ids = ['Wings', '<b>Light</b>'].map((name) => starterDeck(ann.db, name));
    valueOf(await ann.api.exportDecks(ids));
    const [name = ''] = [...written.keys()];
    expect(name).toMatch(/\.aodeck$/);
    const ben = house('ben');
    const looked = valueOf(await ben.api.lookInto(file(name)));
    const about = {
      side: 'good',
      copies: 5,
      sideCopies: 1,
      tags: ['first'],
      hasNotes: true,
      unknown: ['Nicholas'],
    };
    expect(looked.inside).toMatchObject({
      kind: 'deck',
      decks: [
        { ...about, name: 'Wings', isHere: false },
        { ...about, name: '<b>Light</b>', isHere: false },
      ],
    });
    expect(listDecks(ben.db)).toEqual([]);
    const { decks } = valueOf(await ben.api.takeIn({ token: looked.token ?? '', how: 'add' }));
    expect(decks).toHaveLength(2);
    expect(readDeck(ben.db, decks[0] ?? '')).toMatchObject({
      name: 'Wings',
      notes: '**Light**',
      tags: ['first'],
    });
    const again = valueOf(await ben.api.lookInto(file(name)));
    expect(again.inside).toMatchObject({ decks: [{ isHere: true }, { isHere: true }] });
    expect(valueOf(await ben.api.takeIn({ token: again.token ?? '', how: 'add' })).decks).toEqual([]);
    expect(listDecks(ben.db)).toHaveLength(2);
    // Beside another deck of its name it comes in with a number, and once as well.
    const cal = house('cal');
    starterDeck(cal.db, 'Wings', '');
    for (const isHere of [false, true]) {
      const { token, inside } = valueOf(await cal.api.lookInto(file(name)));
      expect(inside).toMatchObject({ decks: [{ isHere }, { isHere }] });
      await cal.api.takeIn({ token: token ?? '', how: 'add' });
    }
    const names = listDecks(cal.db).map((deck) => deck.name);
    expect(names.sort()).toEqual(['<b>Light</b>', 'Wings', 'Wings (2)']);
  });

  test('of which one is gone are not written, and what is no deck is refused with its place', async () => {
    const ann = house();
    expect(await ann.api.exportDecks([randomUUID()])).toMatchObject({ error: { code: 'noSuchDeck' } });
    expect(written.size).toBe(0);
    const entries = new Map<string, unknown>([['decks/1.json', { format: 'alpha-omega-deck', version: 1 }]]);
    const about = { program: '0.1.0', ruleset: 'alpha-omega', rules: 1, madeAt: now.toISOString() };
    const refused = async (of: ReadonlyMap<string, unknown>) => {
      const bytes = packArchive({ kind: 'deck', ...about, entries: of });
      const { inside, token } = valueOf(await ann.api.lookInto({ name: 'x.aodeck', bytes }));
      expect(token).toBeNull();
      return inside.kind === 'refused' ? [inside.fault.code, inside.fault.entry] : inside;
    };
    expect(await refused(entries)).toEqual(['content', 'decks/1.json']);
    expect(await refused(new Map())).toEqual(['missing', 'decks/1.json']);
    expect(await refused(new Map([['decks/2.json', {}]]))).toEqual(['unexpected', 'decks/2.json']);
    expect(listDecks(ann.db)).toEqual([]);
  });
});

describe('backups', () => {
  test('are made by hand, looked into, and merged without taking anything away', async () => {
    const ann = house('ann', onThreads);
    const game = begin(ann);
    answerFirst(ann, game);
    const { file } = valueOf(await ann.api.backUp());
    answerFirst(ann, game);
    const lost = begin(ann);
    valueOf(await ann.api.trashGames([game]));
    valueOf(await ann.api.emptyTrash());
    expect(valueOf(await ann.api.lookIntoBackup(file))).toMatchObject({
      games: 1,
      differences: expect.arrayContaining([
        expect.objectContaining({ id: game, likeness: 'new', there: 1 }),
        expect.objectContaining({ id: lost, likeness: 'missing' }),
      ]) as unknown,
    });
    expect(valueOf(await ann.api.mergeBackup(file))).toMatchObject({ added: 1, advanced: 0, copied: 0 });
    expect(loadGame(ann.db, game)?.records).toHaveLength(1);
    expect(loadGame(ann.db, lost)).not.toBeNull();
    expect(readdirSync(join(folder, 'ann')).filter((each) => each.includes('ready'))).toEqual([]);
  });

  test('that are merged bring a game on the table on that no list shows, and out of the trash', async () => {
    const ann = house();
    const game = begin(ann);
    answerFirst(ann, game);
    mkdirSync(join(folder, 'ben'));
    ann.db.vacuumInto(join(folder, 'ben', 'games.sqlite'));
    const ben = house('ben');
    answerFirst(ben, game);
    const { file } = makeBackup(ben.db, {
      ...{ folder: backupsOf(join(folder, 'ann', 'games.sqlite')), reason: 'hand', now },
    });
    valueOf(await ann.api.trashGames([game]));
    valueOf(ann.sessions.open(game));
    expect(valueOf(await ann.api.mergeBackup(file))).toMatchObject({ advanced: 1 });
    // Whoever sits at the table answers without opening the game again.
    answerFirst({ ...ann, sessions: { ...ann.sessions, open: (id) => ben.sessions.open(id) } }, game);
    expect(loadGame(ann.db, game)?.records).toHaveLength(3);
    expect(list(ann).games).toMatchObject([{ id: game, trashedAt: null }]);
  });

  test('take the place of the file, which becomes a backup itself', async () => {
    const ann = house('ann', onThreads);
    const game = begin(ann);
    const { file } = valueOf(await ann.api.backUp());
    answerFirst(ann, game);
    valueOf(await ann.api.restoreBackup(file));
    // The file is changed only once the program has closed it.
    expect(ann.restarted).toHaveLength(1);
    expect(loadGame(ann.db, game)?.records).toHaveLength(1);
    ann.db.close();
    ends.length = 0;
    await ann.restarted[0]?.();
    const again = house();
    expect(loadGame(again.db, game)?.records).toHaveLength(0);
    expect(listBackups(backupsOf(join(folder, 'ann', 'games.sqlite'))).map(({ reason }) => reason)).toEqual([
      'restore',
      'hand',
    ]);
  });

  test('that are damaged or not there change nothing', async () => {
    const ann = house();
    const game = begin(ann);
    const { file } = valueOf(await ann.api.backUp());
    const place = join(folder, 'ann', 'backups', file);
    writeFileSync(place, readFileSync(place).fill(0xff, 4096));
    for (const channel of ['lookIntoBackup', 'restoreBackup', 'mergeBackup'] as const) {
      expect(await ann.api[channel](file)).toMatchObject({ ok: false, error: { code: 'damagedSave' } });
      expect(await ann.api[channel]('2026-01-01T00-00-00-000Z.hand.v70.sqlite')).toMatchObject({
        ok: false,
        error: { code: 'gone' },
      });
    }
    expect(ann.restarted).toEqual([]);
    expect(loadGame(ann.db, game)).not.toBeNull();
  });
});
