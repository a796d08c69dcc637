import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '../../../db/backups/backups.ts';
import { exchange, nameAside, openGames } from '../../../db/file/exchange.ts';
import { loadGame } from '../../../db/games/games.ts';
import type { OwnedDb } from '../../../db/file/handles.ts';
import { happeningsOf } from '../../../db/games/happenings.ts';
import { copyGame } from '../../../db/games/saves.ts';
import { backupsOf } from '../../../db/file/open.ts';
import { keepWholeGame } from '../../../db/games/saved-games.ts';
import { memoryDb } from '../../../db/testing/testing.ts';
import { alphaOmega } from '../../../engine/alpha-omega/index.ts';
import { hashText } from '../../../engine/kernel/hash.ts';
import type { OpenGame, Reply } from '../../shared/api.ts';
import { layGolden } from '../../testing/golden-files.ts';
import { honestSave } from '../../testing/honest-files.ts';
import { quickBots, valueOf } from '../../testing/house.ts';
import { openedAs, openedAt, program, unfinished, VERSIONS } from '../../testing/older-games.ts';
import { mergedFrom, readyCopy } from '../storage/backups/backup-work.ts';
import { verifiedSave } from '../storage/transfer/archives/verified-save.ts';
import { savedGame } from '../storage/saves/saved-game.ts';

/*
 * Games that newer rules took over, and still newer ones after them: what goes over one seam has to go over two, also where
 * nothing was played between them. The rules that come next play as those of today do.
 */
const TODAY = alphaOmega.version;
const NEXT = TODAY + 1;
const NEXT_PLAY: typeof quickBots = {
  ...quickBots,
  ruleset: {
    ...alphaOmega,
    version: NEXT,
    upgrades: [...alphaOmega.upgrades, { number: NEXT * 10, up: (state) => ({ ...state }) }],
  },
};
/** The latest rules of which such games are kept, and the file that they are in. */
const { name: NAME, rules: LATEST } = VERSIONS.at(-1) ?? { name: 'rules-3-unfinished', rules: 3 };
const NOW = '2026-11-23T12:00:00.000Z';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-seams-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function opened(name: (typeof VERSIONS)[number]['name']): OwnedDb {
  const file = join(folder, 'games.sqlite');
  layGolden(name, file);
  return openedAt(file);
}

const atOnce = (reply: Reply<OpenGame> | Promise<Reply<OpenGame>>): OpenGame => {
  if (reply instanceof Promise) throw new TypeError('it is begun at once');
  return valueOf(reply);
};

/** What the rules of today left of a game of older ones, and between what versions its seams are once the next ones go on. */
interface Left {
  readonly game: string;
  readonly seams: readonly (readonly [from: number, to: number])[];
}

type Program = ReturnType<typeof program>;

/** Newer rules went on, and after them still newer ones. */
const twice = (rules: number): Left['seams'] => [
  [rules, TODAY],
  [TODAY, NEXT],
];

/** Each way in which the rules of today can leave a game of older ones to the next. */
const WAYS: Readonly<Record<string, (today: Program, game: string, rules: number) => Left>> = {
  'was only looked at': ({ sessions }, game, rules) => {
    valueOf(sessions.open(game));
    return { game, seams: [[rules, NEXT]] };
  },
  'went on': ({ play }, game, rules) => {
    play(game, 3);
    return { game, seams: twice(rules) };
  },
  'went on and was taken back to the seam': ({ sessions, play }, game, rules) => {
    play(game, 2);
    while (valueOf(sessions.undo({ game, by: null, back: 'step' })).timeline.undo.step !== null);
    return { game, seams: twice(rules) };
  },
  'was played on from the seam': ({ replays, replay, play }, game, rules) => {
    play(game, 4);
    const { id } = atOnce(replays.playOn({ game, moment: replay(game).playedFrom }));
    return { game: id, seams: [[rules, NEXT]] };
  },
  'was played on from the seam before anybody answered': ({ replays, replay }, game, rules) => {
    const { id } = atOnce(replays.playOn({ game, moment: replay(game).playedFrom }));
    return { game: id, seams: [[rules, NEXT]] };
  },
};

const seamsOf = (db: OwnedDb, game: string): Left['seams'] =>
  (loadGame(db, game)?.upgrades ?? []).map(({ from, to }) => [from, to]);

describe.each(VERSIONS)('a game of rules $rules that', ({ name, rules }) => {
  test.each(Object.entries(WAYS))('%s goes on under the next rules', (_, leave) => {
    const db = opened(name);
    try {
      const today = program(db);
      const next = program(db, NEXT_PLAY);
      for (const source of rules === LATEST ? unfinished(db) : unfinished(db).slice(0, 2)) {
        const { game, seams } = leave(today, source, rules);
        const before = loadGame(db, game);
        if (before?.outcome != null) continue;
        const told = happeningsOf(db, game);
        const { view } = valueOf(today.sessions.open(game));
        const line = valueOf(next.sessions.list()).games.find(({ id }) => id === game);
        expect(line).toMatchObject({ goesOn: true });
        const { timeline, log, ...then } = valueOf(next.sessions.open(game));
        expect(then.notice).toBeNull();
        expect(then.view).toEqual(view);
        expect(timeline).toMatchObject({ isCut: true, moments: { length: 1 } });
        const tellings = log.entries.flatMap((entry) => (entry.kind === 'rulesChanged' ? [entry] : []));
        expect(tellings.map(({ from, to }) => [from, to])).toEqual(seams);
        expect(tellings.map(({ sides }) => sides)).not.toContain(null);
        // Whoever only looks changes nothing.
        expect(loadGame(db, game)).toEqual(before);
        const answers = next.play(game, 3);
        expect(answers).toBeGreaterThan(0);
        const after = loadGame(db, game);
        expect(after).toMatchObject({ rules: NEXT });
        expect(seamsOf(db, game)).toEqual(seams);
        for (const { before: state, from } of after?.upgrades ?? []) {
          expect(hashText(state.text)).toBe(state.hash);
          expect(JSON.parse(state.text)).toMatchObject({ rules: from });
        }
        expect(after?.records.slice(0, before?.records.length)).toEqual(before?.records);
        expect(happeningsOf(db, game).slice(0, told.length)).toEqual(told);
        const again = program(db, NEXT_PLAY).sessions;
        expect(valueOf(again.open(game)).timeline).toMatchObject({ moments: { length: answers + 1 } });
        // What was answered by itself is taken back with what came before it.
        while (valueOf(again.undo({ game, by: null, back: 'step' })).timeline.undo.step !== null);
        expect(again.undo({ game, by: null, back: 'step' })).toMatchObject({ error: { code: 'rejected' } });
        expect(valueOf(again.open(game)).view).toEqual(view);
      }
    } finally {
      db.close();
    }
  });
});

describe.each(Object.entries(WAYS))(`a game of rules ${String(LATEST)} that %s`, (_, leave) => {
  /** The games as the rules of today left them, in the file of games. */
  const leftIn = (db: OwnedDb): readonly Left[] => {
    const today = program(db);
    return unfinished(db)
      .slice(0, 3)
      .map((game) => leave(today, game, LATEST));
  };

  test('is copied, and played on from its last seam and after it', () => {
    const db = opened(NAME);
    try {
      const left = leftIn(db);
      const { sessions, replays, replay, play } = program(db, NEXT_PLAY);
      for (const { game, seams } of left) {
        const slot = crypto.randomUUID();
        copyGame(db, { from: game, to: slot, kind: 'slot', name: 'Then', now: NOW });
        expect(valueOf(sessions.open(slot)).view).toEqual(valueOf(sessions.open(game)).view);
        play(game, 4);
        play(slot, 1);
        expect(seamsOf(db, slot)).toEqual(seams);
        const { playedFrom, moments } = replay(game);
        for (const moment of [playedFrom, moments.at(-2)?.number ?? 0]) {
          const { id, timeline } = atOnce(replays.playOn({ game, moment }));
          expect(timeline).toMatchObject({ isCut: true });
          // Seams between which nothing is left lie in one place, and are one.
          expect([seams, [[LATEST, NEXT]]]).toContainEqual(seamsOf(db, id));
          play(id, 2);
          expect(valueOf(program(db, NEXT_PLAY).sessions.open(id)).notice).toBeNull();
        }
      }
    } finally {
      db.close();
    }
  });

  test('comes back out of a file, before and after the next rules went on, and goes on there', () => {
    const db = opened(NAME);
    const other = memoryDb();
    try {
      const here = program(db, NEXT_PLAY);
      for (const [place, { game, seams }] of leftIn(db).entries()) {
        if (place % 2 === 1) here.play(game, 2);
        const saved = savedGame(db, game);
        if (saved === null) throw new Error('the game is gone');
        const read = verifiedSave(NEXT_PLAY, honestSave(saved));
        expect(read).toMatchObject({ ok: true, value: { isPlayedAgain: false, goesOn: true } });
        if (!read.ok) continue;
        expect(read.value.game).toEqual(saved);
        keepWholeGame(other, read.value.game);
        const there = program(other, NEXT_PLAY);
        expect(valueOf(there.sessions.open(game)).view).toEqual(valueOf(here.sessions.open(game)).view);
        there.play(game, 2);
        expect(seamsOf(other, game)).toEqual(seams);
      }
    } finally {
      db.close();
      other.close();
    }
  });

  test('goes on out of a backup, merged or in the place of everything', () => {
    const older = opened(NAME);
    const left = leftIn(older);
    const games = join(folder, 'today.sqlite');
    const made = { folder: backupsOf(games), reason: 'hand', now: new Date(NOW) } as const;
    const backup = join(made.folder, makeBackup(older, made).file);
    older.close();
    openedAt(games).close();
    const goOn = (db: OwnedDb): void => {
      const { play } = program(db, NEXT_PLAY);
      for (const { game, seams } of left) {
        play(game, 2);
        expect(seamsOf(db, game)).toEqual(seams);
      }
    };
    valueOf(mergedFrom({ task: 'mergeBackup', games, backup, folder: made.folder, at: NOW }));
    const merged = openedAt(games);
    goOn(merged);
    merged.close();
    valueOf(readyCopy({ games, backup }));
    exchange(games, { aside: nameAside(games, new Date(NOW)), isReady: true });
    const instead = openedAs(openGames(games));
    goOn(instead);
    instead.close();
  });
});
