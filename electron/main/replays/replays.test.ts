import { describe, expect, test } from 'vitest';
import { happeningsOf } from '../../../db/games/happenings.ts';
import { loadGame } from '../../../db/games/games.ts';
import { storedMoments } from '../../../db/games/replays.ts';
import { putRulesUpgrade } from '../../../db/games/rules-upgrades.ts';
import type { View } from '../../../engine/alpha-omega/index.ts';
import { AT_THE_BEGINNING, headOf, onward } from '../../../engine/kernel/course.ts';
import { hashText } from '../../../engine/kernel/hash.ts';
import type { Replay, ReplayMoment } from '../../shared/games/alpha-omega/api.ts';
import { valueOf } from '../../testing/house.ts';
import { watchHouse } from '../../testing/watched-game.ts';
import { alphaOmegaAdapter } from '../games/alpha-omega/adapter.ts';

type House = ReturnType<typeof watchHouse>;

const open = (house: House, game: string): Replay => valueOf(house.replays.openReplay(game)) as Replay;
const at = ({ replays }: House, game: string, moment: number): ReplayMoment =>
  valueOf(replays.replayMoment({ game, moment })) as ReplayMoment;

/** Every card of a hand that a replay shows, at any moment. */
const hands = (house: House, game: string): readonly unknown[] =>
  open(house, game).moments.flatMap(({ number }) => {
    const { seats = [] } = at(house, game, number).view ?? {};
    return seats.flatMap(({ hand }) => hand ?? []);
  });

describe('a replay', () => {
  test('shows every moment of the line as the players saw it, and how one came to the next', () => {
    const house = watchHouse();
    const game = house.playGame({ undoAt: 5 });
    const replay = open(house, game);
    expect(replay).toMatchObject({ isOver: true, storedFrom: null, branchedFrom: null, notes: [] });
    expect(replay.moments.length).toBeGreaterThan(8);
    let before: ReplayMoment | null = null;
    for (const { number } of replay.moments) {
      const moment = at(house, game, number);
      expect(moment.view).toEqual(valueOf(house.sessions.lookAt({ game, moment: number })).view);
      expect(moment.viewOf).toBe(number);
      const changes = moment.beats.map((beat) => beat.changes);
      if (before !== null) {
        const shown = Object.assign({}, before.view, ...changes) as Partial<View>;
        expect(shown.inPlay).toEqual(moment.view?.inPlay);
        expect(shown.seats).toEqual(moment.view?.seats);
      }
      before = moment;
    }
  });

  test('tells the whole story, with what was taken back', () => {
    const house = watchHouse();
    const game = house.playGame({ undoAt: 5 });
    const { log, moments } = open(house, game);
    expect(log.filter(({ kind }) => kind === 'undone')).toHaveLength(1);
    expect(log.filter(({ kind }) => kind === 'answered').map(({ moment }) => moment)).toEqual(
      moments.map(({ number }) => number),
    );
  });

  test('with private hands shows none before the game is over, and all of them after', () => {
    const house = watchHouse();
    const running = house.playGame({ hands: 'private', answers: 8 });
    expect(hands(house, running)).toEqual([]);
    const over = house.playGame({ hands: 'private', seed: 'another' });
    expect(hands(house, over).length).toBeGreaterThan(0);
  });

  test('leaves the table of a private game as it is: whoever looks there goes on looking', () => {
    const house = watchHouse();
    const game = house.playGame({ hands: 'private', answers: 8 });
    const { view } = valueOf(house.sessions.reveal({ game, seat: 0 }));
    open(house, game);
    at(house, game, 3);
    const asked = valueOf(
      house.sessions.inContext(game, (context) => ({ ok: true, value: context.onTable.get(game) })),
    );
    expect(asked?.eyes).toEqual(view.eyes);
  });

  test('shows no moment that is not on the line', () => {
    const house = watchHouse();
    const game = house.playGame({ undoAt: 5, answers: 12 });
    for (const moment of [6, 7, 400])
      expect(house.replays.replayMoment({ game, moment })).toMatchObject({
        error: { detail: 'noSuchMoment' },
      });
    expect(house.replays.openReplay('00000000-0000-4000-8000-000000000000')).toMatchObject({
      error: { code: 'noSuchGame' },
    });
  });
});

describe('what is stored beside the records', () => {
  test('is a view at the beginning of each round and at both ends', () => {
    const house = watchHouse();
    const game = house.playGame({ undoAt: 5 });
    const { moments } = open(house, game);
    const bounds = moments.filter(
      ({ round }, index) =>
        index === 0 || moments[index - 1]?.round !== round || index === moments.length - 1,
    );
    const kept = storedMoments(house.db, game);
    // What was taken back may have had a boundary of its own.
    expect(kept.map(({ number }) => number)).toEqual(
      expect.arrayContaining(bounds.map(({ number }) => number)),
    );
    expect(kept.length).toBeLessThan(bounds.length + 3);
  });

  test('is shown by other rules, with the story as it was told, and said', () => {
    const house = watchHouse();
    const game = house.playGame({ undoAt: 5 });
    const played = open(house, game);
    const views = new Map(played.moments.map(({ number }) => [number, at(house, game, number).view]));
    const later = watchHouse(house.db, 99);
    const stored = open(later, game);
    expect(stored).toMatchObject({ storedFrom: 0, rules: { here: 99 } });
    expect(stored.moments.map(({ number, round }) => [number, round])).toEqual(
      played.moments.map(({ number, round }) => [number, round]),
    );
    const told = (replay: Replay): readonly unknown[] =>
      replay.log.map((entry) => ('events' in entry ? [entry.kind, entry.moment, entry.events] : entry.kind));
    expect(told(stored)).toEqual(told(played));
    for (const { number } of stored.moments) {
      const { viewOf, view, beats } = at(later, game, number);
      if (viewOf === null) throw new Error(`nothing is shown of moment ${String(number)}`);
      expect(viewOf).toBeLessThanOrEqual(number);
      expect(view?.inPlay).toEqual(views.get(viewOf)?.inPlay);
      expect(view?.seats).toEqual(views.get(viewOf)?.seats);
      expect(view?.pending).toBeNull();
      expect(beats).toEqual([]);
    }
    expect(at(later, game, stored.moments.at(-1)?.number ?? 0).view?.outcome).toEqual(
      played.moments.at(-1) && views.get(played.moments.at(-1)?.number ?? 0)?.outcome,
    );
  });

  test('of a private game that is not over is shown to nobody by other rules', () => {
    const house = watchHouse();
    const game = house.playGame({ hands: 'private', answers: 8 });
    expect(watchHouse(house.db, 99).replays.openReplay(game)).toMatchObject({
      error: { code: 'otherRules' },
    });
    const openHands = house.playGame({ answers: 8 });
    expect(watchHouse(house.db, 99).replays.openReplay(openHands)).toMatchObject({ ok: true });
  });

  test('takes over from where the rules lead elsewhere than they did', () => {
    const house = watchHouse();
    const game = house.playGame();
    const { moments } = open(house, game);
    const astray = moments[6]?.number ?? 0;
    house.db.run(`UPDATE log SET hash = 'other' WHERE game = ? AND number = ?`, game, astray);
    const again = watchHouse(house.db);
    const replay = open(again, game);
    expect(replay.storedFrom).toBe(astray);
    expect(replay.moments.map(({ number }) => number)).toEqual(moments.map(({ number }) => number));
    expect(at(again, game, moments[5]?.number ?? 0).viewOf).toBe(moments[5]?.number);
    expect(at(again, game, astray).viewOf).toBeLessThan(astray);
    expect(again.replays.playOn({ game, moment: astray })).toMatchObject({
      error: { detail: 'noSuchMoment' },
    });
  });

  test('a view that no table could show is left out, and one that is damaged is said', () => {
    const house = watchHouse();
    const game = house.playGame({ answers: 3 });
    house.db.run(`UPDATE stored_views SET view = 'q1YqVrJSqgUA' WHERE game = ?`, game);
    const later = watchHouse(house.db, 99);
    expect(later.replays.replayMoment({ game, moment: 2 })).toMatchObject({ error: { code: 'damagedSave' } });
    house.db.run('DELETE FROM stored_views');
    expect(at(later, game, 2)).toEqual({ moment: 2, viewOf: null, view: null, beats: [] });
  });

  test('of a game that is older than all this is nothing: its answers are played again, or said to be all there is', () => {
    const house = watchHouse();
    const game = house.playGame({ answers: 9 });
    house.db.run('UPDATE log SET hash = NULL, events = NULL');
    house.db.run('DELETE FROM stored_views');
    expect(open(watchHouse(house.db), game).storedFrom).toBeNull();
    const later = watchHouse(house.db, 99);
    expect(open(later, game).moments).toHaveLength(10);
    expect(at(later, game, 4).view).toBeNull();
  });
});

describe('notes', () => {
  test('are written at a moment, changed where they stand, and taken away', () => {
    const house = watchHouse();
    const game = house.playGame({ answers: 8 });
    const { replays } = house;
    const write = (moment: number, text: string, id: string | null = null) =>
      valueOf(replays.writeNote({ game, moment, id, text }));
    write(4, 'Here **Ann** drew.');
    const [note] = write(2, 'The beginning.');
    expect(note).toMatchObject({ moment: 2, text: 'The beginning.' });
    expect(write(7, 'Changed.', note?.id).map(({ moment, text }) => [moment, text])).toEqual([
      [2, 'Changed.'],
      [4, 'Here **Ann** drew.'],
    ]);
    expect(open(house, game).notes).toHaveLength(2);
    expect(valueOf(replays.removeNote({ game, id: note?.id ?? '' }))).toHaveLength(1);
    expect(replays.removeNote({ game, id: note?.id ?? '' })).toMatchObject({
      error: { detail: 'noSuchNote' },
    });
  });

  test('are at moments that there are, and no more than can be read', () => {
    const house = watchHouse();
    const game = house.playGame({ answers: 4 });
    const { replays } = house;
    const note = { game, id: null, text: 'x' };
    expect(replays.writeNote({ ...note, moment: 99 })).toMatchObject({
      error: { code: 'gone', detail: 'noSuchMoment' },
    });
    for (let number = 0; number < 500; number += 1) valueOf(replays.writeNote({ ...note, moment: 1 }));
    expect(replays.writeNote({ ...note, moment: 1 })).toMatchObject({
      error: { code: 'full', detail: 'tooManyNotes' },
    });
  });
});

describe('playing on', () => {
  test('begins a game that stands as the other one stood, and leaves that one as it is', () => {
    const house = watchHouse();
    const game = house.playGame({ undoAt: 5 });
    const { moments } = open(house, game);
    const from = moments[Math.floor(moments.length / 2)]?.number ?? 0;
    const before = JSON.stringify(loadGame(house.db, game));
    const on = valueOf(house.replays.playOn({ game, moment: from }));
    expect(on.view).toEqual(at(house, game, from).view);
    expect(JSON.stringify(loadGame(house.db, game))).toBe(before);
    expect(open(house, on.id).branchedFrom).toMatchObject({ game, moment: from, summary: { id: game } });
    expect(open(house, game).branches).toMatchObject([{ game: on.id, moment: from, summary: { id: on.id } }]);
    const { pending } = on.view;
    const first = pending?.ask?.options[0]?.id ?? '';
    if (pending?.ask?.kind !== 'one') throw new Error('another game is to be chosen for this test');
    const answer = { game: on.id, decision: pending.id, seat: pending.seat, answer: [first] };
    expect(house.sessions.answer(answer)).toMatchObject({ ok: true });
  });

  test('survives a restart, and knows of nothing when it was played', () => {
    const house = watchHouse();
    const game = house.playGame();
    const { moments } = open(house, game);
    const from = moments.at(-3)?.number ?? 0;
    const on = valueOf(house.replays.playOn({ game, moment: from }));
    const again = watchHouse(house.db);
    expect(valueOf(again.sessions.open(on.id)).view).toEqual(on.view);
    expect(open(again, on.id).storedFrom).toBeNull();
    expect(new Set(happeningsOf(house.db, on.id).map(({ at: when }) => when))).toEqual(new Set([null]));
  });

  test('a game by other rules cannot be played on', () => {
    const house = watchHouse();
    const game = house.playGame();
    const later = watchHouse(house.db, 99);
    expect(later.replays.playOn({ game, moment: 2 })).toEqual({
      ok: false,
      error: { code: 'otherRules', detail: 'the rules of today would play it otherwise' },
    });
    expect(house.replays.playOn({ game, moment: 9999 })).toEqual({
      ok: false,
      error: { code: 'gone', detail: 'noSuchMoment' },
    });
  });
});

describe('a game that newer rules took over', () => {
  /** The same game as if older rules had played all of it, and those of today had gone on. */
  function takenOver(hands: 'open' | 'private' = 'open') {
    const house = watchHouse();
    const game = house.playGame({ answers: 9, undoAt: 5, hands });
    const older = alphaOmegaAdapter.ruleset.version - 1;
    const stored = loadGame(house.db, game);
    if (!stored?.snapshot) throw new Error('it has a state');
    const text = JSON.stringify({ ...(JSON.parse(stored.snapshot.text) as object), rules: older });
    const before = { text, hash: hashText(text) };
    const number = stored.records.length;
    putRulesUpgrade(house.db, game, { number, from: older, to: older + 1, before });
    return {
      again: watchHouse(house.db),
      game,
      number,
      head: headOf(stored.records.reduce(onward, AT_THE_BEGINNING)),
      house,
    };
  }

  test('shows what was stored of what older rules played, and is played on with it', () => {
    const { again, game, house } = takenOver();
    const replay = open(again, game);
    const { moments } = replay;
    const last = moments.at(-1)?.number ?? 0;
    expect(replay.playedFrom).toBe(last);
    const early = moments[2]?.number ?? 0;
    const shown = at(again, game, early);
    expect(shown.viewOf).toBeLessThanOrEqual(early);
    expect(shown.beats).toEqual([]);
    expect(again.replays.oddsThen({ game, moment: early })).toEqual({
      ok: false,
      error: { code: 'otherRules', detail: 'what was stored gives no reasons' },
    });
    expect(again.replays.oddsThen({ game, moment: last })).toMatchObject({ ok: true });
    expect(again.replays.oddsThen({ game, moment: 999 })).toEqual({
      ok: false,
      error: { code: 'gone', detail: 'noSuchMoment' },
    });
    const on = valueOf(again.replays.playOn({ game, moment: last }));
    const source = loadGame(house.db, game);
    const copy = loadGame(house.db, on.id);
    const line = moments.map(({ number }) => number);
    expect(copy?.records).toEqual(line.slice(1).map((number) => source?.records[number - 1]));
    expect(copy?.upgrades).toMatchObject([{ number: line.length - 1, before: source?.upgrades[0]?.before }]);
    expect(happeningsOf(house.db, on.id)).toEqual(
      line.map((number, place) => ({
        ...happeningsOf(house.db, game).find((each) => each.number === number),
        ...{ number: place, at: null },
      })),
    );
    expect(on.view).toEqual(valueOf(again.sessions.open(game)).view);
    expect(open(again, on.id).branchedFrom).toMatchObject({ game, moment: last });
  });

  test('shows nobody what was stored of it while hands are private', () => {
    const { again, game } = takenOver('private');
    const { moments } = open(again, game);
    expect(moments).toHaveLength(1);
    expect(again.replays.replayMoment({ game, moment: 1 })).toMatchObject({
      error: { code: 'gone', detail: 'noSuchMoment' },
    });
  });
});

describe('by other rules', () => {
  const spoilt = (column: string, value: string): unknown => {
    const house = watchHouse();
    const game = house.playGame({ answers: 2 });
    house.db.run(`UPDATE games SET ${column} = ? WHERE id = ?`, value, game);
    return watchHouse(house.db, 99).replays.openReplay(game);
  };

  test('a game whose set-up or seating make no sense is said to be damaged, and where', () => {
    expect(spoilt('setup', '{}')).toMatchObject({
      error: { code: 'damagedSave', detail: expect.stringMatching(/^set-up: /) as string },
    });
    expect(spoilt('seating', '{"hands":"open","seats":[{"kind":"bot"}]}')).toEqual({
      ok: false,
      error: { code: 'damagedSave', detail: 'seating: 1 players for 2 seats' },
    });
  });
});
