import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepWholeGame } from '../../../db/games/saved-games.ts';
import { headlessProgram, type HeadlessProgram } from '../../testing/hostile/program.ts';
import { playedGame } from '../../testing/honest-files.ts';
import { storageHouse } from '../../testing/storage-house.ts';
import { valueOf } from '../../testing/house.ts';
import type { GameApi, GameList, KeptPart, LookedInto } from '../../shared/api.ts';
import type { SavedGame } from '../storage/transfer/archives/save-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'foreign-row-'));
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true, force: true });
});

const OURS = playedGame('ours', 500);

/** A game that another program, or a later one, kept in the same file: over, or not. */
const foreign = (id: string, outcome: unknown): SavedGame => ({
  ...playedGame('another', 12),
  ...{ id, ruleset: 'duel', rules: 3, setup: { width: 10 }, outcome, snapshot: null, packs: [] },
  ...{ happenings: [], views: [], notes: [] },
});
const RUNNING = '00000000-0000-4000-8000-00000000d001';
const OVER = '00000000-0000-4000-8000-00000000d002';

const begun = (name: string): HeadlessProgram => {
  const program = headlessProgram(mkdtempSync(join(folder, name)));
  ends.push(program.end);
  keepWholeGame(program.db, OURS);
  return program;
};

const ask = async <T>(program: HeadlessProgram, channel: keyof GameApi, ...given: unknown[]): Promise<T> =>
  valueOf(await program.call(channel, given)) as T;

const ALL_GAMES = { since: null, until: null, players: null, deck: null };

/** What Alpha/Omega says of all that was ever played. */
async function said(program: HeadlessProgram): Promise<readonly unknown[]> {
  return [
    await ask(program, 'statistics', ALL_GAMES),
    await ask(program, 'achievements'),
    await ask(program, 'calendar', 'daily'),
    await ask(program, 'journeys'),
  ];
}

test('games of rules that this program has not change nothing that it says of its own', async () => {
  const [alone, beside] = [begun('alone-'), begun('beside-')];
  keepWholeGame(beside.db, foreign(RUNNING, null));
  keepWholeGame(beside.db, foreign(OVER, { winner: 1 }));
  expect(await said(beside)).toEqual(await said(alone));
  expect(beside.defects).toEqual([]);
});

test('they are listed as what cannot be read, with the reason, and can be let go', async () => {
  const program = begun('listed-');
  keepWholeGame(program.db, foreign(RUNNING, null));
  const detail = 'a game of duel, which is not in this program';
  const { games, unreadable } = await ask<GameList>(program, 'listGames');
  expect(games.map(({ id }) => id)).toEqual([OURS.id]);
  expect(unreadable).toMatchObject([{ id: RUNNING, detail }]);
  const request = { shelf: 'lines', search: '', order: 'played', from: 0, count: 9 };
  const kept = await ask<KeptPart>(program, 'keptGames', request);
  expect(kept.games.find(({ id }) => id === RUNNING)).toMatchObject({ game: null, detail });
  expect((await ask<KeptPart>(program, 'keptGames', { ...request, search: 'ann' })).total).toBe(1);
  expect(await ask(program, 'thumbnails', [RUNNING, OURS.id])).toMatchObject([{ id: OURS.id }]);
  await ask(program, 'deleteGame', RUNNING);
  expect((await ask<GameList>(program, 'listGames')).unreadable).toEqual([]);
  expect(program.defects).toEqual([]);
});

test('they are refused whatever is asked of them, and reported to those who make the program', async () => {
  const program = begun('refused-');
  keepWholeGame(program.db, foreign(RUNNING, null));
  const game = RUNNING;
  const asked: readonly (readonly [keyof GameApi, unknown])[] = [
    ['openGame', game],
    ['answer', { game, decision: 1, seat: 0, answer: ['x'] }],
    ['undo', { game, by: null, back: 'step' }],
    ['forecast', { game, decision: null }],
    ['explain', { game, why: { about: 'balance' } }],
    ['counsel', { game, decision: 1 }],
    ['openReplay', game],
    ['playOn', { game, moment: 0 }],
    ['playSlot', game],
  ];
  for (const [channel, given] of asked)
    expect(await program.call(channel, [given]), channel).toMatchObject({ error: { code: 'otherRules' } });
  const report = { words: '', trouble: null, game, hasNames: true, shrunk: null, shown: null };
  expect(await program.call('reportPreview', [report])).toMatchObject({ ok: true });
  expect(program.defects).toEqual([]);
});

test('they go out as a file, and one that comes in is refused with the name of its game', async () => {
  const written = new Map<string, Uint8Array>();
  const house = storageHouse({ profile: join(folder, 'files'), written });
  ends.push(() => house.db.close());
  keepWholeGame(house.db, foreign(RUNNING, null));
  const name = valueOf(await house.api.exportGame(RUNNING)) ?? '';
  const bytes = written.get(name) ?? new Uint8Array();
  const looked = valueOf((await house.api.lookInto({ name, bytes })) as { ok: true; value: LookedInto });
  expect(looked.inside).toMatchObject({
    kind: 'refused',
    fault: { code: 'newer', detail: 'of the game duel, which this program has not' },
  });
});

test('they are in backups, and come back from them, beside all others', async () => {
  const house = storageHouse({ profile: join(folder, 'backed-up') });
  ends.push(() => house.db.close());
  keepWholeGame(house.db, OURS);
  keepWholeGame(house.db, foreign(RUNNING, null));
  const { file } = valueOf(await house.api.backUp());
  house.db.run('DELETE FROM games');
  const { differences } = valueOf(await house.api.lookIntoBackup(file));
  const of = (id: string): unknown => differences.find((each) => each.id === id);
  expect(of(RUNNING)).toMatchObject({ game: null, likeness: 'new' });
  expect(of(OURS.id)).toMatchObject({ game: { ruleset: 'alpha-omega' }, likeness: 'new' });
  expect(valueOf(await house.api.mergeBackup(file))).toMatchObject({ added: 2 });
  expect(house.db.get('SELECT ruleset FROM games WHERE id = ?', RUNNING)).toEqual({ ruleset: 'duel' });
});
