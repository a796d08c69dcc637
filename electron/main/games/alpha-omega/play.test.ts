import { mkdtempSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { OwnedDb, WritableDb } from '../../../../db/file/handles.ts';
import { contentHash, currentPacks } from '../../../../db/games/packs.ts';
import { memoryDb } from '../../../../db/testing/testing.ts';
import { cardsNamed, hiddenFrom } from '../../../../engine/alpha-omega/testing/census.ts';
import { otherwiseHidden } from '../../../../engine/alpha-omega/testing/hiding.ts';
import { acting, machine } from '../../../../engine/alpha-omega/testing/middle.ts';
import { starter, starterSetup } from '../../../../engine/alpha-omega/testing/starter.ts';
import { alphaOmega, randomAnswer, type AlphaOmega } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { cardsIn } from '../../../../engine/alpha-omega/options.ts';
import { whole } from '../../../../engine/kernel/in-parts.ts';
import { startStream } from '../../../../engine/kernel/rng.ts';
import { sampleOf } from '../../../../engine/kernel/testing/sample.ts';
import type { OpenGame } from '../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../shared/api.ts';
import { houseOver, OBJECTIVE, PACKS, programOver, quickBots, valueOf } from '../../../testing/house.ts';
import { reasoned } from './asking.ts';
import { alphaOmegaAdapter } from './adapter.ts';
import { foreseen, predicted } from './foreseeing.ts';

const report = vi.fn(() => 'report.json');

type Program = ReturnType<typeof programOver>;

const program = (db: OwnedDb, packs?: string): Program => programOver(db, report, packs);

/** Answers with chance until so many answers were given or the game is over; gives how many were. */
function playOn(api: Program, game: OpenGame, most: number): number {
  let rng = startStream(game.seed, 'player');
  let view = game.view;
  for (let given = 0; given < most; given += 1) {
    const ask = view.pending?.ask;
    if (!view.pending || !ask) return given;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    const { id: decision, seat } = view.pending;
    view = valueOf(api.answer({ game: game.id, decision, seat, answer })).view;
  }
  return most;
}

test.each(sampleOf([1, 2, 6], 3))(
  'a game of %i seats, left at any question, is found exactly there',
  (count) => {
    const db = memoryDb();
    const seats = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].slice(0, count);
    const { catalogue } = houseOver(db);
    const api = program(db);
    const begun = valueOf(api.newGame({ objective: OBJECTIVE, seats, seed: `leave-${String(count)}` }));
    for (let round = 0; round < 25; round += 1) {
      playOn(api, valueOf(api.openGame(begun.id)), 3);
      const before = valueOf(api.openGame(begun.id));
      // All anew but the packs, whose files are as they were.
      const again = programOver(db, report, PACKS, { catalogue });
      expect(valueOf(again.openGame(begun.id))).toEqual(before);
    }
    expect(report).not.toHaveBeenCalled();
  },
);

test('a table for more than can play is refused', () => {
  const seats = Array.from({ length: 7 }, (_, seat) => `Player ${String(seat + 1)}`);
  expect(program(memoryDb()).newGame({ objective: OBJECTIVE, seats })).toEqual({
    ok: false,
    error: {
      code: 'badRequest',
      detail: 'these cannot be played together: {"code":"tooManyPlayers","most":6}',
    },
  });
});

test('what cannot be combined is refused with the reason, and what can is said beforehand', () => {
  const api = program(memoryDb());
  const begin = (ways: object): unknown => api.newGame({ objective: OBJECTIVE, seats: ['Ann'], ...ways });
  const refused = (reason: string): unknown =>
    expect.objectContaining({
      error: { code: 'badRequest', detail: expect.stringContaining(reason) as string },
    });
  expect(begin({ variants: ['fast', 'extended'] })).toEqual(refused('"variants":["fast","extended"]'));
  expect(begin({ variants: ['easy'], opponents: ['Eve'] })).toEqual(refused('easyOpponentPlay'));
  expect(begin({ campaign: ['starter:nowhere'] })).toMatchObject({ error: { code: 'noSuchCard' } });
  const { variants: ways } = valueOf(api.library());
  expect(ways.find(({ variant }) => variant === 'fast')).toMatchObject({ excludes: ['extended'] });
  expect(ways.flatMap(({ variant, withOpponents }) => (withOpponents ? [] : [variant]))).toEqual(['easy']);
});

test('a game in every way: variations, a campaign, a common deck and somebody for the Opponents', () => {
  const api = program(memoryDb());
  const [, second = ''] = valueOf(api.library()).objectives;
  const begun = valueOf(
    api.newGame({
      objective: OBJECTIVE,
      seats: ['Ann', 'Bea'],
      campaign: [second],
      variants: ['fast', 'allAsWell'],
      common: true,
      opponents: ['Eve'],
      seed: 'every way',
    }),
  );
  expect(begun.view).toMatchObject({ variants: ['fast', 'allAsWell'], goal: 25 });
  // Whoever is at the table sees every hand for now: also that of the Opponents.
  expect(begun.view.opponents).toMatchObject([{ seat: 2, name: 'Eve', handCount: 7 }]);
  expect(begun.view.opponents[0]?.hand).toHaveLength(7);
  playOn(api, begun, 200);
  const [line] = valueOf(api.listGames()).games;
  expect(line).toMatchObject({ seats: ['Ann', 'Bea'], opponents: ['Eve'], variants: ['fast', 'allAsWell'] });
  expect(valueOf(api.openGame(begun.id)).view.opponents).toHaveLength(1);
});

test('a game is played to its end, and listed with it', () => {
  const api = program(memoryDb());
  const begun = valueOf(api.newGame({ objective: OBJECTIVE, seats: ['Ann'], seed: 'to the end' }));
  const answers = playOn(api, begun, 5000);
  const [line] = valueOf(api.listGames()).games;
  expect(line).toMatchObject({
    id: begun.id,
    objective: OBJECTIVE,
    seats: ['Ann'],
    seed: 'to the end',
    answers,
  });
  expect(line?.outcome).toMatchObject({ reason: expect.any(String) as string });
});

test('counsel names an answer that is then accepted, and is the same when asked again', () => {
  const api = program(memoryDb());
  const { id, view } = valueOf(api.newGame({ objective: OBJECTIVE, seats: ['Ann', 'Ben'], seed: 'counsel' }));
  const { id: decision = 0, seat = 0 } = view.pending ?? {};
  const { best } = valueOf(api.counsel({ game: id, decision }));
  expect(valueOf(api.counsel({ game: id, decision })).best).toEqual(best);
  const answer = best[0]?.answer ?? [];
  expect(api.answer({ game: id, decision, seat, answer }).ok).toBe(true);
  expect(api.counsel({ game: id, decision })).toMatchObject({ error: { detail: 'staleDecision' } });
});

test('bots play a game among themselves to its end', () => {
  const api = programOver(memoryDb(), report, PACKS, { adapter: quickBots });
  const table = { hands: 'private', seats: [{ kind: 'bot' }, { kind: 'bot' }] } as const;
  const request = { objective: OBJECTIVE, seats: ['Ann', 'Ben'], seed: 'bots', table };
  const { id: game, ...begun } = valueOf(api.newGame(request));
  let { view } = begun;
  for (let answers = 0; view.pending !== null; answers += 1) {
    expect(answers).toBeLessThan(2000);
    expect(view).toMatchObject({ eyes: [], pending: { ask: null } });
    ({ view } = valueOf(api.botAnswer({ game, decision: view.pending.id })));
  }
  expect(view.outcome).not.toBeNull();
});

test('what a computer player did has its reasons for those who see its hand, and nobody else’s deed has', () => {
  const api = programOver(memoryDb(), report, PACKS, { adapter: quickBots });
  const bot = { kind: 'bot' } as const;
  const ann = { kind: 'person', name: 'Ann', profile: null } as const;
  const begin = (hands: 'open' | 'private') => {
    const table = { hands, seats: [bot, ann] };
    const request = { objective: OBJECTIVE, seats: ['Bob', 'Ann'], seed: 'given', table };
    const { id: game, view } = valueOf(api.newGame(request));
    valueOf(api.botAnswer({ game, decision: view.pending?.id ?? 0 }));
    return game;
  };
  const game = begin('open');
  const { counsel, view, wins } = valueOf(api.reasonGiven({ game, moment: 1 }));
  expect(wins).toBe(false);
  expect(counsel).toMatchObject({ seat: 0, decision: view.pending?.id });
  expect(valueOf(api.reasonGiven({ game, moment: 1 })).counsel).toEqual(counsel);
  expect(api.reasonGiven({ game, moment: 9 })).toMatchObject({ error: { detail: 'noSuchMoment' } });
  expect(api.reasonGiven({ game: begin('private'), moment: 1 })).toMatchObject({
    error: { detail: 'notYourDecision' },
  });
  valueOf(api.sit({ game, seat: 0, player: { ...ann, name: 'Bea' } }));
  expect(api.reasonGiven({ game, moment: 1 })).toMatchObject({ error: { detail: 'seatOfAPerson' } });
});

test('a computer player takes a win that is sure, and says that it is', () => {
  const state = acting(
    {
      seats: [{ play: ['michael', 'uriel', 'raphael'], hand: ['camael'], deck: ['gabriel'] }],
      ...{ opponents: [], callingDeck: ['squadrons-at-once'] },
    },
    { goal: 20 },
    { kind: 'drawOrCalling', seat: 0 },
  );
  const { content } = machine;
  expect(whole(alphaOmegaAdapter.tableBot(state, machine, 'bot 1'))).toEqual(['draw']);
  const given = { state, content, eyes: [0], view: machine.view(state, [0]) };
  const winsBy = (answer: string) => whole(valueOf(reasoned({ ...given, answer: [answer] }))).wins;
  expect([winsBy('draw'), winsBy('calling')]).toEqual([true, false]);
});

test('counsel is for the asked seat’s eyes, while something is asked', () => {
  const api = program(memoryDb());
  const seats = [{ kind: 'person', name: 'Ann', profile: null }] as const;
  const table = { hands: 'private', seats } as const;
  const begun = valueOf(api.newGame({ objective: OBJECTIVE, seats: ['Ann'], seed: 'eyes', table }));
  const asked = { game: begun.id, decision: begun.view.pending?.id ?? 0 };
  expect(api.counsel(asked)).toMatchObject({ error: { detail: 'notYourDecision' } });
  const shown = { ...begun, ...valueOf(api.reveal({ game: begun.id, seat: 0 })) };
  expect(api.counsel(asked).ok).toBe(true);
  playOn(api, shown, 5000);
  expect(api.counsel(asked)).toMatchObject({ error: { detail: 'noDecision' } });
});

test('Omens come from the game as it stands, for the question that is shown and what it offers', () => {
  const api = program(memoryDb());
  const { id: game, view } = valueOf(
    api.newGame({ objective: OBJECTIVE, seats: ['Ann', 'Ben'], seed: 'omens' }),
  );
  const { id: decision = 0, seat = 0 } = view.pending ?? {};
  const asked = { game, decision };
  const refusal = (request: object): string => {
    const reply = api.forecast({ ...asked, ...request });
    return reply.ok ? 'none' : reply.error.detail;
  };
  expect(refusal({ decision: decision + 1 })).toBe('staleDecision');
  expect(refusal({ first: ['no such option'] })).toBe('notAnOption');
  expect(refusal({ first: [] })).toBe('tooFew');
  expect(refusal({ choices: ['card:1'] })).toBe('notAnOption');
  // The second player's Opponent Phase comes before the Clean-Up, and nobody has seen its card.
  expect(valueOf(api.forecast(asked)).unsure).toBe('hiddenCards');
  const brief = valueOf(api.forecast({ ...asked, brief: true }));
  expect(brief.omens).toEqual(valueOf(api.forecast(asked)).omens);
  const first = [...(view.pending?.ask?.options ?? [])].slice(0, 1).map(({ id }) => id);
  const after = valueOf(api.forecast({ ...asked, first }));
  expect(after.omens.map(({ event }) => event.type)).toContain('phaseBegan');
  expect(valueOf(api.forecast({ ...asked, first }))).toEqual(after);
  expect(api.answer({ ...asked, seat, answer: first }).ok).toBe(true);
  expect(refusal({})).toBe('staleDecision');
});

test.each([1, 2, 3, 4, 5, 6])(
  'Omens say the same whatever is hidden from those who look (game %i)',
  (game) => {
    const seed = `hidden omens ${String(game)}`;
    const machine = createMachine<AlphaOmega>(alphaOmega, starter);
    const eyes = [0];
    let { state } = machine.begin(starterSetup(3), seed);
    let rng = startStream(seed, 'player');
    let told = 0;
    while (state.pending !== null) {
      const { id: decision, seat, ask } = state.pending;
      const [answer, after] = randomAnswer(ask, rng);
      const [other, last] = otherwiseHidden(state, starter, eyes, after);
      rng = last;
      const hidden = hiddenFrom(state.table, eyes);
      for (const request of [{ decision }, { decision, first: answer }]) {
        const reply = foreseen({ state, content: starter, eyes }, request);
        expect(reply).toEqual(foreseen({ state: other, content: starter, eyes }, request));
        if (seat === 0)
          expect([...cardsNamed(valueOf(reply))].filter((card) => hidden.has(card))).toEqual([]);
        else expect(reply).toMatchObject({ error: { detail: 'notYourDecision' } });
        told += reply.ok ? reply.value.omens.length : 0;
      }
      const options = ask.kind === 'one' ? ask.options.map(({ id }) => id) : [];
      const sure = predicted({ state, content: starter, eyes }, { decision, options });
      expect(sure).toEqual(predicted({ state: other, content: starter, eyes }, { decision, options }));
      if (sure.ok) {
        const own = new Set(ask.options.flatMap(cardsIn));
        const named = sure.value.flatMap(({ changes }) => changes.map(({ card }) => card));
        expect(named.filter((card) => hidden.has(card) && !own.has(card))).toEqual([]);
      }
      const result = machine.apply(state, { decision, seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      state = result.value.state;
    }
    expect(told).toBeGreaterThan(50);
  },
);

test('the odds of the next Opponent card come from the game as it stands', () => {
  const db = memoryDb();
  const { id, view } = valueOf(program(db).newGame({ objective: OBJECTIVE, seats: ['Ann'], seed: 'odds' }));
  const { outOf, cards, deckCount, placed } = valueOf(program(db).odds({ game: id }));
  expect(deckCount).toBe(view.opponent.deckCount);
  expect([outOf, placed]).toEqual([deckCount, 0]);
  expect(cards.length).toBeGreaterThan(20);
});

test('a reason comes from the game as it stands, for the eyes that look alone', () => {
  const db = memoryDb();
  const { id, view } = valueOf(
    program(db).newGame({ objective: OBJECTIVE, seats: ['Ann', 'Ben'], seed: 'reasons' }),
  );
  // Right after a restart too.
  const api = program(db);
  const weighed = valueOf(api.explain({ game: id, why: { about: 'balance' } })).reason;
  expect(weighed.find(({ code }) => code === 'goal')?.amount).toBe(view.goal);
  const card = view.seats[0]?.hand?.[0]?.id ?? -1;
  const why = { about: 'cannotPlay', card, seat: 0 } as const;
  expect(valueOf(api.explain({ game: id, why })).defs).toHaveProperty(String(card));
  const hidden = { about: 'strength', card } as const;
  const refused = { ok: false, error: { code: 'rejected', detail: 'notSeen' } };
  expect(api.explain({ game: id, why: hidden })).toEqual(refused);
  expect(api.explain({ game: id, why: { ...why, seat: 1 } })).toEqual(refused);
});

test('a game whose header was changed by hand is listed as unreadable, with what is wrong, and can be deleted', () => {
  const db = memoryDb();
  const api = program(db);
  const { id } = valueOf(api.newGame({ objective: OBJECTIVE, seats: ['Ann'] }));
  db.run("UPDATE games SET setup = json_set(setup, '$.objective', 7) WHERE id = ?", id);
  const { games, unreadable } = valueOf(api.listGames());
  expect(games).toEqual([]);
  expect(unreadable).toMatchObject([{ id, detail: expect.stringContaining('objective') as string }]);
  valueOf(api.deleteGame(id));
  expect(valueOf(api.listGames()).unreadable).toEqual([]);
});

test('a game whose row is broken hides no other', () => {
  const db = memoryDb();
  const api = program(db);
  const [broken, whole] = ['Ann', 'Ben'].map((name) =>
    valueOf(api.newGame({ objective: OBJECTIVE, seats: [name] })),
  );
  db.exec('PRAGMA ignore_check_constraints = ON');
  db.run('UPDATE games SET setup = substr(setup, 1, 20) WHERE id = ?', String(broken?.id));
  const { games, unreadable } = valueOf(api.listGames());
  expect(games).toMatchObject([{ id: whole?.id, seats: ['Ben'] }]);
  expect(unreadable).toMatchObject([
    { id: broken?.id, detail: expect.stringContaining('games.setup: expected JSON') as string },
  ]);
});

test('no hidden card, deck order or chance leaves with a new game', () => {
  const api = program(memoryDb());
  const { view, log } = valueOf(api.newGame({ objective: OBJECTIVE, seats: ['Ann'], seed: 'secret' }));
  expect(JSON.stringify({ view, log })).not.toMatch(/rng|"deck":|stack/);
  const events = log.entries.flatMap((entry) => (entry.kind === 'answered' ? entry.events : []));
  for (const { event } of events) if ('order' in event) expect(event.order).toEqual([]);
  expect(events.length).toBeGreaterThan(0);
});

test.each(['starter:michael', 'starter:nobody'])('%s is no Objective', (objective) => {
  expect(program(memoryDb()).newGame({ objective, seats: ['Ann'] })).toMatchObject({
    ok: false,
    error: { code: 'noSuchCard', detail: expect.stringContaining(objective) as string },
  });
});

test('the library holds the cards, and a broken one costs that card alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-packs-'));
  try {
    cpSync(PACKS, folder, { recursive: true });
    writeFileSync(join(folder, 'alpha-omega-starter', 'good', 'michael.json'), '{ broken');
    const whole = valueOf(program(memoryDb()).library());
    const lame = valueOf(program(memoryDb(), folder).library());
    expect(whole.issues).toEqual([]);
    const lost = whole.cards.map(({ id }) => id).filter((id) => !lame.cards.some((card) => card.id === id));
    expect(lost).toContain('starter:michael');
    expect(lame.issues[0]?.file).toMatch(/michael\.json$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a game shows the cards it was begun with, whatever became of their pack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-packs-'));
  try {
    cpSync(PACKS, folder, { recursive: true });
    const db = memoryDb();
    const begun = valueOf(program(db, folder).newGame({ objective: OBJECTIVE, seats: ['Ann'] }));
    const michael = begun.cards.find(({ id }) => id === 'starter:michael');
    const file = join(folder, 'alpha-omega-starter', 'good', 'michael.json');
    const print = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...print, name: 'Mikael', strength: 1 }));

    const later = program(db, folder);
    expect(valueOf(later.library()).cards).toContainEqual(
      expect.objectContaining({ id: 'starter:michael', name: 'Mikael', strength: 1 }),
    );
    expect(michael).toMatchObject({ name: 'Michael' });
    expect(valueOf(later.openGame(begun.id))).toEqual(begun);

    rmSync(folder, { recursive: true });
    const bare = program(db, folder);
    expect(valueOf(bare.library())).toMatchObject({ cards: [], issues: [{ file: folder, path: '' }] });
    expect(valueOf(bare.openGame(begun.id))).toEqual(begun);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a game whose cards were kept with a text of their own opens as it was', () => {
  const db = memoryDb();
  const begun = valueOf(program(db).newGame({ objective: OBJECTIVE, seats: ['Ann'], seed: 'texts' }));
  // Until texts were made from programs, each print held one.
  for (const { hash, content } of currentPacks(db, 'alpha-omega')) {
    const old = content.replaceAll('"emblem":', '"text":"Once per turn, draw 1 card.","emblem":');
    expect(old).not.toBe(content);
    keepAs(db, hash, old);
  }
  const opened = valueOf(program(db).openGame(begun.id));
  expect(opened.view).toEqual(begun.view);
  expect(opened.notice).toBeNull();
  expect(opened.cards[0]).toHaveProperty('text');
});

/** Puts another text in the place of a kept pack, under its own name. */
function keepAs(db: WritableDb, hash: string, content: string): void {
  const name = contentHash(content);
  db.run(
    `INSERT INTO pack_versions (hash, pack, version, content, stored_at)
      SELECT ?, pack, version, ?, stored_at FROM pack_versions WHERE hash = ?`,
    ...[name, content, hash],
  );
  db.run('UPDATE game_packs SET pack = ? WHERE pack = ?', name, hash);
}

test('a set-up or a pack that was changed by other hands is refused', () => {
  const db = memoryDb();
  const { id } = valueOf(program(db).newGame({ objective: OBJECTIVE, seats: ['Ann'], seed: 'tamper' }));
  db.run(`UPDATE pack_versions SET content = replace(content, '"strength":7', '"strength":70')`);
  const open = (): Reply<OpenGame> => program(db).openGame(id);
  expect(open()).toMatchObject({
    error: { code: 'damagedSave', detail: expect.stringContaining('packs:') as string },
  });
  db.run(`UPDATE games SET setup = '{"objective":1}'`);
  expect(open()).toMatchObject({
    error: { code: 'damagedSave', detail: expect.stringContaining('set-up:') as string },
  });
});
