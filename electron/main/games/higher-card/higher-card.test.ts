import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { HigherCardWire } from '../../../shared/games/higher-card/wire.ts';
import type { GameList, OpenGame, Step } from '../../../shared/table/api.ts';
import type { Replay } from '../../../shared/replays/api.ts';
import type { GameApi } from '../../../shared/api.ts';
import { headlessProgram, type HeadlessProgram } from '../../../testing/hostile/program.ts';
import { storageHouse } from '../../../testing/storage-house.ts';
import { valueOf } from '../../../testing/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'higher-card-'));
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true, force: true });
});

type Opened = OpenGame<HigherCardWire>;
const person = (name: string) => ({ kind: 'person', name, profile: null });
const REQUEST = { ruleset: 'higher-card', seats: ['Ann', 'Ben'], seed: 'emmaus' };
const PRIVATE = { hands: 'private', seats: [person('Ann'), person('Ben')] };

const ask = async <T>(program: HeadlessProgram, channel: keyof GameApi, ...given: unknown[]): Promise<T> =>
  valueOf(await program.call(channel, given)) as T;

const begun = (name = 'program'): HeadlessProgram => {
  const program = headlessProgram(mkdtempSync(join(folder, `${name}-`)));
  ends.push(program.end);
  return program;
};

/** Answers with the first card that is offered, for whoever is asked, until it is over or so often. */
async function play(program: HeadlessProgram, game: string, most = Infinity): Promise<Opened['view']> {
  let { view } = await ask<Opened>(program, 'openGame', game);
  for (let given = 0; view.pending !== null && given < most; given += 1) {
    const { id: decision, seat } = view.pending;
    if (view.pending.ask === null) ({ view } = await ask<Opened>(program, 'reveal', { game, seat }));
    const option = view.pending?.ask?.options[0]?.id ?? '';
    ({ view } = await ask<Step<HigherCardWire>>(program, 'answer', {
      game,
      decision,
      seat,
      answer: [option],
    }));
  }
  return view;
}

test('a game begins with hands that only whoever is asked may see, is played to its end, and is listed with it', async () => {
  const program = begun();
  const { id, view } = await ask<Opened>(program, 'newGame', { ...REQUEST, table: PRIVATE });
  expect(view.seats.map(({ hand }) => hand)).toEqual([null, null]);
  const { view: seen } = await ask<Opened>(program, 'reveal', { game: id, seat: 0 });
  expect(seen.seats.map(({ hand }) => hand?.length ?? null)).toEqual([5, null]);
  const last = await play(program, id);
  expect(last.outcome?.points.reduce((sum, own) => sum + own, 0)).toBe(5);
  const { games, unreadable } = await ask<GameList>(program, 'listGames');
  expect(unreadable).toEqual([]);
  expect(games).toMatchObject([{ id, ruleset: 'higher-card', players: 2, hands: 'private', round: 5 }]);
  expect(program.defects).toEqual([]);
});

test('what was answered is undone and redone, and computer players answer for their seats', async () => {
  const program = begun();
  const table = { hands: 'open', seats: [person('Ann'), { kind: 'bot' }] };
  const { id: game, view } = await ask<Opened>(program, 'newGame', { ...REQUEST, table });
  await play(program, game, 1);
  const undone = await ask<Opened>(program, 'undo', { game, by: 0, back: 'step' });
  expect(undone.view.seats).toEqual(view.seats);
  const redone = await ask<Opened>(program, 'redo', { game, by: 0 });
  const decision = redone.view.pending?.id;
  const answered = await ask<Step<HigherCardWire>>(program, 'botAnswer', { game, decision });
  expect(answered.beats.flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
    ...['laid', 'shown', 'roundBegan'],
  ]);
  expect(program.defects).toEqual([]);
});

test('who plays against each other answers for nobody else, and undoes nobody else’s answers', async () => {
  const program = begun();
  const table = { hands: 'open', seats: [person('Ann'), person('Ben')] };
  const { id: game, view } = await ask<Opened>(program, 'newGame', { ...REQUEST, table });
  const refused = (detail: string) => ({ ok: false, error: { code: 'rejected', detail } });
  const { id: decision = 0, ask: asked, seat = 0 } = view.pending ?? {};
  const answer = [asked?.options[0]?.id ?? ''];
  const other = { game, decision, by: 1 };
  expect(await program.call('takeOver', [other])).toEqual(refused('againstEachOther'));
  expect(await program.call('answer', [{ ...other, seat, answer }])).toEqual(refused('againstEachOther'));
  await play(program, game, 1);
  const undo = (by: number | null, back: string) => program.call('undo', [{ game, by, back }]);
  expect(await undo(1, 'step')).toEqual(refused('noSuchMoment'));
  expect(await undo(0, 'step')).toMatchObject({ ok: true });
  await play(program, game, 2);
  expect(await undo(null, 'round')).toEqual(refused('noSuchMoment'));
  expect(await program.call('returnTo', [{ game, by: null, moment: 0 }])).toEqual(refused('noSuchMoment'));
  expect(await undo(null, 'step')).toMatchObject({ ok: true });
  expect(program.defects).toEqual([]);
});

test('what it has none of is refused as not offered', async () => {
  const program = begun();
  const { id: game } = await ask<Opened>(program, 'newGame', REQUEST);
  for (const [channel, given] of [
    ['forecast', { game, decision: 1 }],
    ['predict', { game, decision: 1, options: [] }],
    ['odds', { game }],
    ['counsel', { game, decision: 1 }],
    ['explain', { game, why: { about: 'balance' } }],
  ] as const)
    expect(await program.call(channel, [given]), channel).toMatchObject({
      error: { code: 'rejected', detail: `notOffered: ${channel}` },
    });
  expect(program.defects).toEqual([]);
});

test('too many players, and a request of no game, are refused', async () => {
  const program = begun();
  const many = { ...REQUEST, seats: ['A', 'B', 'C', 'D', 'E'] };
  expect(await program.call('newGame', [many])).toMatchObject({ error: { code: 'badRequest' } });
  expect(await program.call('newGame', [{ ...REQUEST, ruleset: 'chess' }])).toMatchObject({
    error: { code: 'badRequest' },
  });
});

test('it is found where it was left after the program ended, and watched again from its beginning', async () => {
  const profile = mkdtempSync(join(folder, 'restarted-'));
  const first = headlessProgram(profile);
  const { id: game } = await ask<Opened>(first, 'newGame', { ...REQUEST, table: PRIVATE });
  const left = await play(first, game, 4);
  first.end();
  const program = headlessProgram(profile);
  ends.push(program.end);
  const { view } = await ask<Opened>(program, 'openGame', game);
  expect(view.round).toBe(3);
  expect(view.seats.map(({ points }) => points)).toEqual(left.seats.map(({ points }) => points));
  const replay = await ask<Replay<HigherCardWire>>(program, 'openReplay', game);
  expect(replay.moments).toHaveLength(5);
  // Nobody sees a hand before it is over.
  const shown = await ask<{ readonly view: Opened['view'] }>(program, 'replayMoment', { game, moment: 4 });
  expect(shown.view.seats.map(({ hand }) => hand)).toEqual([null, null]);
  expect([first.defects, program.defects]).toEqual([[], []]);
});

test('it goes out as a file and comes in as the game that it is, without packs, and is in backups', async () => {
  const written = new Map<string, Uint8Array>();
  const house = storageHouse({ profile: join(folder, 'files'), written });
  ends.push(() => {
    house.db.close();
  });
  const { id } = valueOf(house.all.begin({ ruleset: 'higher-card', seats: ['Ann', 'Ben'], seed: 'file' }));
  const name = valueOf(await house.api.exportGame(id)) ?? '';
  house.db.run('DELETE FROM games');
  house.all.forgetAll();
  const looked = valueOf(await house.api.lookInto({ name, bytes: written.get(name) ?? new Uint8Array() }));
  expect(looked.inside).toMatchObject({
    kind: 'save',
    save: { isPlayedAgain: true, goesOn: true, packs: [], game: { ruleset: 'higher-card' } },
  });
  valueOf(await house.api.takeIn({ token: looked.token ?? '', how: 'add' }));
  expect(house.all.open(id)).toMatchObject({ ok: true, value: { id } });
  expect(valueOf(await house.api.thumbnails([id]))).toEqual([{ id, round: 1, points: [0, 0] }]);
});
