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
import type {
  Journey,
  ChoiceRequest,
  PilgrimJourney,
  Statistics,
} from '../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../shared/api.ts';
import { honestSave } from '../../testing/honest-files.ts';
import { layGolden, UNFINISHED } from '../../testing/golden-files.ts';
import { PACKS, valueOf } from '../../testing/house.ts';
import { openedAs, openedAt, program, unfinished, VERSIONS } from '../../testing/older-games.ts';
import { alphaOmegaAdapter } from '../games/alpha-omega/adapter.ts';
import { journeysOver } from '../games/alpha-omega/journeys/over.ts';
import { mergedFrom, readyCopy } from '../storage/backups/backup-work.ts';
import { thumbnailOf } from '../storage/saves/thumbnail.ts';
import { verifiedSave } from '../storage/transfer/archives/verified-save.ts';
import { savedGame } from '../storage/saves/saved-game.ts';
import { statisticsHandlers } from '../games/alpha-omega/statistics/handlers.ts';

/*
 * Games that were left in the middle under each older version of the rules, as the program of that day kept them: they are
 * listed, gone on with, watched, taken back as far as that goes, copied, written to a file and taken in again.
 */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-upgraded-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function opened(name: (typeof UNFINISHED)[number]): OwnedDb {
  const file = join(folder, 'games.sqlite');
  layGolden(name, file);
  return openedAt(file);
}

describe.each(VERSIONS)('games of rules $rules', ({ name, rules }) => {
  test('are listed as games that go on, are gone on with to their end, and keep what was', () => {
    const db = opened(name);
    try {
      const { sessions, replay, play } = program(db);
      const games = unfinished(db);
      expect(games.length).toBeGreaterThanOrEqual(5);
      for (const { goesOn } of valueOf(sessions.list()).games) expect(goesOn).toBe(true);
      for (const game of games) {
        const before = loadGame(db, game);
        const told = happeningsOf(db, game);
        const number = before?.records.length ?? 0;
        expect(thumbnailOf(db, game)).not.toBeNull();
        const { timeline, log, notice, view } = valueOf(sessions.open(game));
        expect(notice).toBeNull();
        expect(timeline).toMatchObject({ isCut: true, undo: { step: null, round: null }, redo: null });
        expect(log.entries.at(-1)).toMatchObject({
          kind: 'rulesChanged',
          from: rules,
          to: alphaOmega.version,
          sides: view.inPlay.map(({ id, side }) => [id, side]),
        });
        expect(sessions.undo({ game, by: null, back: 'step' })).toMatchObject({
          error: { code: 'rejected' },
        });
        // Whoever only looks changes nothing.
        expect(loadGame(db, game)).toEqual(before);
        const answers = play(game);
        expect(answers).toBeGreaterThan(0);
        const after = loadGame(db, game);
        expect(after).toMatchObject({ rules: alphaOmega.version });
        expect(after?.outcome).not.toBeNull();
        expect(after?.records.slice(0, number)).toEqual(before?.records);
        expect(after?.upgrades).toMatchObject([{ number, from: rules, to: alphaOmega.version }]);
        expect(after?.upgrades[0]?.before.text).toBe(before?.snapshot?.text);
        expect(happeningsOf(db, game).filter((each) => each.number <= number)).toEqual(told);
        const { moments, playedFrom, log: story } = replay(game);
        expect(moments[0]).toMatchObject({ number: 0 });
        expect(moments.some((moment) => moment.number === playedFrom)).toBe(true);
        expect(story.filter(({ kind }) => kind === 'rulesChanged')).toHaveLength(1);
      }
    } finally {
      db.close();
    }
  });

  test('are taken back to where newer rules took over, and no further, also after a restart', () => {
    const db = opened(name);
    try {
      for (const game of unfinished(db)) {
        const { sessions, play } = program(db);
        const { timeline } = valueOf(sessions.open(game));
        const cut = timeline.moments[0]?.number;
        const answers = play(game, 3);
        const again = program(db).sessions;
        expect(valueOf(again.open(game)).timeline).toMatchObject({
          isCut: true,
          moments: { length: answers + 1, 0: { number: cut } },
        });
        // What was answered by itself is taken back with what came before it.
        while (valueOf(again.undo({ game, by: null, back: 'step' })).timeline.undo.step !== null);
        expect(again.undo({ game, by: null, back: 'step' })).toMatchObject({ error: { code: 'rejected' } });
        expect(again.returnTo({ game, by: null, moment: 0 })).toMatchObject({ error: { code: 'rejected' } });
        while (valueOf(again.redo({ game, by: null })).timeline.redo !== null);
        expect(valueOf(again.open(game)).timeline.moments).toHaveLength(answers + 1);
      }
    } finally {
      db.close();
    }
  });

  test('come back out of a file, before and after they went on, and go on there', () => {
    const db = opened(name);
    const other = memoryDb();
    try {
      const here = program(db);
      for (const [place, game] of unfinished(db).entries()) {
        if (place % 2 === 1) here.play(game, 5);
        const saved = savedGame(db, game);
        if (saved === null) throw new Error('the game is gone');
        const read = verifiedSave(alphaOmegaAdapter, honestSave(saved));
        expect(read).toMatchObject({ ok: true, value: { isPlayedAgain: false, goesOn: true } });
        if (!read.ok) continue;
        expect(read.value.game).toEqual(saved);
        keepWholeGame(other, read.value.game);
        const there = program(other);
        expect(valueOf(there.sessions.open(game)).view).toEqual(valueOf(here.sessions.open(game)).view);
        there.play(game);
        expect(loadGame(other, game)?.outcome).not.toBeNull();
      }
    } finally {
      db.close();
      other.close();
    }
  });

  test('are copied and played on from a moment after that, with what was before', () => {
    const db = opened(name);
    try {
      const { sessions, replays, replay, play } = program(db);
      for (const [place, game] of unfinished(db).entries()) {
        const slot = crypto.randomUUID();
        copyGame(db, { from: game, to: slot, kind: 'slot', name: 'Then', now: '2026-11-23T12:00:00.000Z' });
        play(game, 4);
        const copy = crypto.randomUUID();
        copyGame(db, { from: game, to: copy, kind: 'line', name: null, now: '2026-11-23T12:00:00.000Z' });
        expect(valueOf(sessions.open(copy)).view).toEqual(valueOf(sessions.open(game)).view);
        expect(valueOf(sessions.open(slot)).timeline).toMatchObject({ isCut: true });
        // A named copy is played on as a game of its own; one of each version to its end, as all are games like the first.
        if (place === 0) {
          const on = crypto.randomUUID();
          copyGame(db, { from: slot, to: on, kind: 'line', name: null, now: '2026-11-23T13:00:00.000Z' });
          play(on);
          expect(loadGame(db, on)?.outcome).not.toBeNull();
          expect(loadGame(db, slot)).toMatchObject({ rules, upgrades: [], outcome: null });
        }
        const { playedFrom, moments } = replay(game);
        const moment = moments.at(-2)?.number ?? 0;
        const on = replays.playOn({ game, moment });
        if (on instanceof Promise) throw new TypeError('it is begun at once');
        const { id, timeline } = valueOf(on);
        expect(timeline).toMatchObject({ isCut: true });
        expect(replay(id).moments).toHaveLength(moments.length - 1);
        expect(replays.playOn({ game, moment: 0 })).toMatchObject(
          playedFrom === 0 ? {} : { error: { code: 'gone' } },
        );
        play(id);
        expect(loadGame(db, id)?.outcome).not.toBeNull();
      }
    } finally {
      db.close();
    }
  });
});

/** A backup that a program of older rules made by hand, beside a file of games of today. */
function withBackup(name: (typeof UNFINISHED)[number]) {
  const games = join(folder, 'today.sqlite');
  const older = opened(name);
  const { file } = makeBackup(older, {
    ...{ folder: backupsOf(games), reason: 'hand', now: new Date('2026-11-20T20:00:00Z') },
  });
  const running = unfinished(older);
  older.close();
  openedAt(games).close();
  return { games, backup: join(backupsOf(games), file), running };
}

describe.each(VERSIONS)('a backup with games of rules $rules', ({ name, rules }) => {
  const goOn = (db: OwnedDb, running: readonly string[]): void => {
    const { sessions, play } = program(db);
    expect(unfinished(db).toSorted()).toEqual(running.toSorted());
    for (const { goesOn } of valueOf(sessions.list()).games) expect(goesOn).toBe(true);
    for (const game of running) {
      expect(loadGame(db, game)).toMatchObject({ rules });
      play(game, 5);
      expect(loadGame(db, game)).toMatchObject({ rules: alphaOmega.version, upgrades: [{ from: rules }] });
    }
  };

  test('is merged, and each of them goes on', () => {
    const { games, backup, running } = withBackup(name);
    const at = '2026-11-22T20:00:00.000Z';
    const task = { games, backup, folder: backupsOf(games), at };
    expect(valueOf(mergedFrom({ task: 'mergeBackup', ...task }))).toMatchObject({
      added: expect.any(Number) as number,
    });
    const db = openedAt(games);
    goOn(db, running);
    const before = running.map((game) => loadGame(db, game));
    const { file } = makeBackup(db, { folder: task.folder, reason: 'hand', now: new Date(at) });
    db.close();
    // Merged once more, what went on here since stays as it is; and elsewhere it comes in as it is.
    valueOf(mergedFrom({ task: 'mergeBackup', ...task }));
    const elsewhere = join(folder, 'elsewhere.sqlite');
    openedAt(elsewhere).close();
    const wentOn = { ...task, games: elsewhere, backup: join(task.folder, file) };
    valueOf(mergedFrom({ task: 'mergeBackup', ...wentOn }));
    for (const place of [games, elsewhere]) {
      const there = openedAt(place);
      expect(running.map((game) => loadGame(there, game))).toEqual(before);
      for (const game of running) valueOf(program(there).sessions.open(game));
      there.close();
    }
  });

  test('takes the place of everything, and each of them goes on', () => {
    const { games, backup, running } = withBackup(name);
    valueOf(readyCopy({ games, backup }));
    exchange(games, { aside: nameAside(games, new Date('2026-11-22T20:00:00Z')), isReady: true });
    const db = openedAs(openGames(games));
    try {
      goOn(db, running);
    } finally {
      db.close();
    }
  });
});

/** What the window asks of journeys, at once. */
function journeysIn(db: OwnedDb, { sessions }: Pick<ReturnType<typeof program>, 'sessions'>) {
  const report = (kind: string, error: unknown): never => {
    throw new Error(`a report of kind ${kind}`, { cause: error });
  };
  const ports = {
    ...{ db, report, newId: () => crypto.randomUUID(), newSeed: () => 'emmaus' },
    ...{ clock: () => new Date('2026-11-22T12:00:00Z'), places: { packs: PACKS, ownPacks: '/nowhere' } },
  };
  const { handlers } = journeysOver(ports, sessions);
  const now = <T>(reply: Reply<T> | Promise<Reply<T>>): T => {
    if (reply instanceof Promise) throw new TypeError('it is answered at once');
    return valueOf(reply);
  };
  const pilgrimage = (journey: Journey): PilgrimJourney => {
    if (journey.kind !== 'pilgrimage') throw new Error('no Pilgrimage');
    return journey;
  };
  return {
    campaigns: () =>
      now(handlers.journeys()).journeys.flatMap(({ id }) => {
        const journey = now(handlers.journey(id));
        return journey.kind === 'campaign' ? [journey] : [];
      }),
    pilgrimages: () => now(handlers.journeys()).journeys.filter(({ kind }) => kind === 'pilgrimage'),
    show: (id: string) => pilgrimage(now(handlers.journey(id))),
    choose: (request: ChoiceRequest) => pilgrimage(now(handlers.chooseOffer(request))),
    goOn: (id: string) => now(handlers.goOn(id)),
  };
}

test('a Pilgrimage that stood between two games of rules 3 goes on, with what it came to and what is chosen now', () => {
  const db = opened('rules-3-unfinished');
  try {
    const here = program(db);
    const journeys = journeysIn(db, here);
    const { id: journey = '' } = journeys.pilgrimages()[0] ?? {};
    const before = journeys.show(journey);
    expect(before).toMatchObject({
      pilgrim: { phase: 'choosing', station: 0 },
      line: { achieved: 1, points: 16 },
    });
    expect(before.stations[0]?.chapter).not.toBeNull();
    const earn = before.pilgrim.offers.find(({ id }) => id === 'earn');
    const cards = earn !== undefined && 'cards' in earn ? earn.cards.slice(0, 1) : [];
    const chosen = journeys.choose({ journey, offer: 'earn', cards });
    expect(chosen).toMatchObject({
      pilgrim: { phase: 'ready', station: 1, deck: [...before.pilgrim.deck, ...cards] },
      stations: { 0: before.stations[0] },
    });
    const { id: game } = journeys.goOn(journey);
    expect(loadGame(db, game)).toMatchObject({ rules: alphaOmega.version, upgrades: [] });
    here.play(game);
    const ended = loadGame(db, game)?.outcome as { readonly winner: string | null } | null | undefined;
    const winner = ended?.winner;
    const after = journeys.show(journey);
    expect(after.stations[0]).toEqual(before.stations[0]);
    expect(after.line.achieved).toBe(winner === 'good' ? 2 : 1);
    expect(after.pilgrim.lamps).toBe(before.pilgrim.lamps - (winner === 'good' ? 0 : 1));
  } finally {
    db.close();
  }
});

test('a campaign of rules 3 goes on from its page, with the Objectives that were achieved by older rules', () => {
  const db = opened('rules-3-unfinished');
  try {
    const here = program(db);
    const { campaigns, goOn } = journeysIn(db, here);
    const running = campaigns().filter(({ game, outcome }) => game !== null && outcome === null);
    expect(running.length).toBeGreaterThan(0);
    for (const before of running) {
      const states = before.stations.map(({ state }) => state);
      const { id: game } = goOn(before.line.id);
      expect(game).toBe(before.game);
      expect(loadGame(db, game)).toMatchObject({ rules: 3 });
      here.play(game);
      expect(loadGame(db, game)).toMatchObject({ rules: alphaOmega.version, upgrades: [{ from: 3 }] });
      const after = campaigns().find(({ line }) => line.id === before.line.id);
      const ended = loadGame(db, game)?.outcome as { readonly winner: string; readonly achieved?: number };
      expect(after?.outcome).toMatchObject({ winner: ended.winner });
      const achieved = states.filter((state) => state === 'achieved').length;
      expect(after?.line.achieved).toBe(ended.achieved ?? achieved);
      expect(after?.stations.slice(0, achieved).map(({ state }) => state)).toEqual(states.slice(0, achieved));
    }
  } finally {
    db.close();
  }
});

describe('statistics', () => {
  const ALL = { since: null, until: null, players: null, deck: null };
  const counted = (db: OwnedDb, { sessions }: ReturnType<typeof program>): Statistics => {
    const found = statisticsHandlers({ db, sessions, report: () => '', now: () => 0 }).statistics(ALL);
    if (found instanceof Promise) throw new TypeError('it is answered at once');
    return valueOf(found);
  };

  test.each(UNFINISHED)('are the same before and after the games of %s came to newer rules', (name) => {
    const db = opened(name);
    try {
      const here = program(db);
      const before = counted(db, here);
      // An answer that ends a game would count it.
      for (const game of unfinished(db)) {
        here.play(game, 1);
        expect(loadGame(db, game)).toMatchObject({ rules: alphaOmega.version });
        valueOf(here.sessions.undo({ game, by: null, back: 'step' }));
      }
      expect(counted(db, here)).toEqual(before);
      expect(before.leftOut.unfinished).toBeGreaterThanOrEqual(5);
    } finally {
      db.close();
    }
  });

  test('of a game that newer rules ended count what older ones played of it, and are the same counted anew', () => {
    const db = opened('rules-3-unfinished');
    try {
      const here = program(db);
      const { games } = valueOf(here.sessions.list());
      const alone = games.filter(({ outcome, seats }) => outcome === null && seats.length === 1);
      const game = alone.at(-1)?.id ?? '';
      const drawn = (found: Statistics, def: string): number =>
        found.cards.find((card) => card.def === def)?.drawn.games ?? 0;
      const before = counted(db, here);
      const hand = valueOf(here.sessions.open(game)).view.seats.flatMap(({ hand: cards }) => cards ?? []);
      here.play(game);
      const after = counted(db, here);
      expect(after.results.games).toBe(before.results.games + 1);
      expect(hand.length).toBeGreaterThan(0);
      for (const { def } of hand) expect(drawn(after, def)).toBe(drawn(before, def) + 1);
      db.run('DELETE FROM counted_games');
      expect(counted(db, program(db))).toEqual(after);
    } finally {
      db.close();
    }
  });
});
