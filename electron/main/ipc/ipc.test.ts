import { describe, expect, test, vi } from 'vitest';
import type { Reply } from '../../shared/api.ts';
import { CHANNELS } from '../../shared/contract.ts';
import { everythingIn } from '../../testing/everything-in.ts';
import { malformed } from '../../testing/malformed.ts';
import { tallyTable, tallyAdapter } from '../../testing/tally.ts';
import { cardsHandlers } from '../games/alpha-omega/cards/handlers.ts';
import { journeysOver } from '../games/alpha-omega/journeys/over.ts';
import { deckHandlers } from '../games/alpha-omega/decks/handlers.ts';
import { doctorHandlers } from '../games/alpha-omega/doctor/handlers.ts';
import type { PivotalSearches } from '../games/alpha-omega/turning-points/search.ts';
import { turningPointsHandlers } from '../games/alpha-omega/turning-points/handlers.ts';
import { replaysHandlers } from '../replays/handlers.ts';
import { statisticsHandlers } from '../games/alpha-omega/statistics/handlers.ts';
import { storageHandlers } from '../storage/handlers.ts';
import { tableHandlers } from '../sessions/handlers.ts';
import { thinkingHandlers } from '../sessions/thinking.ts';
import { windowHandlers } from '../window/handlers.ts';
import { registerIpc, type Handlers, type IpcPort, type Message } from './ipc.ts';
import { settingsOn } from '../system/settings.ts';

const ORIGIN = 'app://game';
const ours: Message = { senderFrame: { origin: ORIGIN, parent: null } };

type Sent = [channel: string, message: Message, ...given: readonly unknown[]];
type Hear = (...sent: Sent) => string | Promise<string>;
/** Reads what is answered at once. */
type Send = (...sent: Sent) => Reply<unknown>;

interface Wired {
  readonly hear: Hear;
  readonly send: Send;
  readonly channels: readonly string[];
  readonly defects: readonly string[];
}

function wired(handlers: Handlers): Wired {
  const listeners = new Map<string, Parameters<IpcPort['handle']>[1]>();
  const defects: string[] = [];
  const port: IpcPort = { handle: (channel, listener) => void listeners.set(channel, listener) };
  const onDefect = (channel: string, error: unknown): string => {
    defects.push(channel);
    return String(error);
  };
  registerIpc(port, handlers, { origin: ORIGIN, onDefect });
  const hear: Hear = (channel, message, ...given) => listeners.get(channel)?.(message, ...given) ?? '';
  const send: Send = (...given) => JSON.parse(hear(...given) as string) as Reply<unknown>;
  return { hear, send, channels: [...listeners.keys()], defects };
}

/** Nobody searches, and nothing is under way. */
const searches = (): PivotalSearches => ({
  start: vi.fn(),
  progress: () => null,
  failure: () => null,
  cancel: vi.fn(),
  close: vi.fn(),
});
/** Nothing malformed comes as far as to these. */
const STORAGE_AROUND = {
  places: { games: '/nowhere/games.sqlite', packs: '/nowhere', ownPacks: '/nowhere' } as never,
  desktop: vi.fn() as never,
  atEnd: () => undefined,
  failure: null,
  runTask: vi.fn(),
  packsChanged: vi.fn(),
  program: '0.0.0',
};

/** The real handlers over the small game; its views are not this contract's, which no message here can see. */
function withDesk(): Wired & {
  dump: () => string;
  game: string;
  reports: readonly object[];
} {
  const { db, sessions, reports } = tallyTable();
  const begun = sessions.begin({ objective: 'tally:sum', seats: ['Ann'], seed: 'seed' });
  const game = begun.ok ? begun.value.id : '';
  sessions.answer({ game, decision: 1, seat: 0, answer: ['roll'] });
  const found = { ok: true, value: { host: { ...tallyAdapter(), asks: {} }, sessions } };
  const hosted = { forRequest: () => found, ofGame: () => found, all: () => [found.value] } as never;
  const saveFile = (): Promise<Reply<null>> => Promise.resolve({ ok: true, value: null });
  const ports = { db, clock: () => new Date(0), newId: () => game, report: vi.fn(), saveFile };
  const dump = (): string => everythingIn(db);
  return {
    ...wired({
      ...tableHandlers({ hosted, sessions: sessions as never, settings: settingsOn(db, vi.fn()) }),
      ...thinkingHandlers({ db, hosted, sessions: sessions as never, report: vi.fn() }),
      ...windowHandlers({ toggleFullScreen: () => undefined, quit: () => undefined }),
      ...cardsHandlers({
        ...ports,
        packs: () => [],
        isCustom: () => false,
        spoken: () => ({ languages: new Map(), tag: 'en' }),
      }),
      ...deckHandlers(ports),
      ...replaysHandlers({ hosted, sessions: sessions as never }),
      ...turningPointsHandlers({ sessions: sessions as never, searches: searches() }),
      ...statisticsHandlers({ db, sessions: sessions as never, report: vi.fn(), now: () => 0 }),
      ...journeysOver(
        { ...ports, newSeed: () => 'seed', places: { packs: '', ownPacks: '' } },
        sessions as never,
      ).handlers,
      // Nothing malformed comes as far as to them.
      ...doctorHandlers({
        stock: vi.fn(),
        practice: vi.fn() as never,
        teams: vi.fn() as never,
        past: vi.fn(),
        newSeed: vi.fn(),
        report: vi.fn(),
      }),
      library: () => ({ ok: true, value: undefined as never }),
      learn: () => sessions.begin({ objective: 'tally:sum', seats: ['Ann'] }) as never,
      ...storageHandlers({ ...ports, sessions: sessions as never, ...STORAGE_AROUND }),
    }),
    dump,
    reports,
    game,
  };
}

const spies = (): Handlers =>
  Object.fromEntries(CHANNELS.map((channel) => [channel, vi.fn(() => ({ ok: true, value: null }))])) as never;

describe('the channels', () => {
  test('are exactly those of the contract', () => {
    expect(wired(spies()).channels).toEqual(CHANNELS);
  });

  test.each([
    ['a page from elsewhere', { senderFrame: { origin: 'https://example.org', parent: null } }],
    ['a page without an origin', { senderFrame: { origin: 'null', parent: null } }],
    ['another host of our scheme', { senderFrame: { origin: 'app://elsewhere', parent: null } }],
    ['a frame inside our page', { senderFrame: { origin: ORIGIN, parent: {} } }],
    ['a frame that is gone', { senderFrame: null }],
  ])('refuse %s before anything is read', (_, message: Message) => {
    const handlers = spies();
    const { send } = wired(handlers);
    for (const channel of CHANNELS) {
      expect(send(channel, message)).toMatchObject({ ok: false, error: { code: 'foreignSender' } });
      expect(handlers[channel]).not.toHaveBeenCalled();
    }
  });

  test('hand on what fits, and answer', () => {
    const handlers = spies();
    const request = { objective: 'starter:war', seats: [' Ann '], seed: 'k3x9' };
    expect(wired(handlers).send('newGame', ours, request)).toEqual({ ok: true, value: null });
    expect(handlers.newGame).toHaveBeenCalledExactlyOnceWith({ ...request, seats: ['Ann'] });
  });

  test('never throw: a defect becomes a reply', () => {
    const handlers = {
      ...spies(),
      library: () => {
        throw new Error('loose end');
      },
    };
    const { send, defects } = wired(handlers);
    expect(send('library', ours)).toEqual({
      ok: false,
      error: { code: 'defect', detail: 'library: Error: loose end' },
    });
    expect(defects).toEqual(['library']);
  });

  test('what is promised and then broken becomes a reply too', async () => {
    const handlers = { ...spies(), library: () => Promise.reject(new Error('loose end')) };
    const { hear, defects } = wired(handlers);
    expect(JSON.parse(await hear('library', ours))).toEqual({
      ok: false,
      error: { code: 'defect', detail: 'library: Error: loose end' },
    });
    expect(defects).toEqual(['library']);
  });
});

describe('arguments', () => {
  const NEW = { objective: 'starter:war', seats: ['Ann'] };
  const ANSWER = { game: '6f6ed6b2-9d32-4a3b-8d1a-2f0f5a6f7c11', decision: 1, seat: 0, answer: ['draw'] };
  test.each([
    ['library', [1], 'library: : Too big: expected array to have <=0 items'],
    ['newGame', [], 'newGame: : Too small'],
    ['newGame', [{ ...NEW, seats: [] }], '0.seats: '],
    ['newGame', [{ ...NEW, seats: Array.from({ length: 21 }, () => 'Ann') }], '0.seats: '],
    ['newGame', [{ ...NEW, seats: ['  '] }], '0.seats.0: '],
    ['newGame', [{ ...NEW, seats: ['a\nb'] }], '0.seats.0: '],
    ['newGame', [{ ...NEW, seats: ['x'.repeat(41)] }], '0.seats.0: '],
    ['newGame', [{ ...NEW, seed: 'x'.repeat(65) }], '0.seed: '],
    ['newGame', [{ ...NEW, seed: undefined }], '0.seed: '],
    ['newGame', [{ ...NEW, objective: '../war' }], '0.objective: '],
    ['newGame', [{ ...NEW, cheat: true }], 'Unrecognized key: "cheat"'],
    ['openGame', ['1'], '0: Invalid UUID'],
    ['openGame', [ANSWER.game, 1], 'openGame: '],
    ['counsel', [{ game: ANSWER.game }], '0.decision: '],
    ['counsel', [{ game: ANSWER.game, decision: 0 }], '0.decision: '],
    ['counsel', [{ game: ANSWER.game, decision: 1, seat: 0 }], 'Unrecognized key: "seat"'],
    ['forecast', [{ game: ANSWER.game, decision: 1, first: 'draw' }], '0.first: '],
    ['forecast', [{ game: ANSWER.game, decision: 1, choices: [7] }], '0.choices.0: '],
    ['forecast', [{ game: ANSWER.game, decision: 1, brief: false }], '0.brief: '],
    ['forecast', [{ game: ANSWER.game, decision: 1, eyes: [1] }], 'Unrecognized key: "eyes"'],
    ['explain', [{ game: ANSWER.game, why: { about: 'secrets' } }], '0.why.about: '],
    ['explain', [{ game: ANSWER.game, why: { about: 'strength' } }], '0.why.card: '],
    ['explain', [{ game: ANSWER.game, why: { about: 'strength', card: -1 } }], '0.why.card: '],
    ['explain', [{ game: ANSWER.game, why: { about: 'balance', eyes: [1] } }], 'Unrecognized key: "eyes"'],
    ['explain', [{ game: ANSWER.game, why: { about: 'attack', card: 1, target: null } }], '0.why.target: '],
    ['answer', [{ ...ANSWER, seat: 12 }], '0.seat: '],
    ['newGame', [{ objective: 'starter:war', seats: ['Ann'], variants: ['slow'] }], '0.variants.0: '],
    ['newGame', [{ objective: 'starter:war', seats: ['Ann'], opponents: 'Eve' }], '0.opponents: '],
    ['answer', [{ ...ANSWER, decision: 1.5 }], '0.decision: '],
    ['answer', [{ ...ANSWER, answer: 'draw' }], '0.answer: '],
    ['answer', [{ ...ANSWER, answer: ['x'.repeat(65)] }], '0.answer.0: '],
    ['answer', [{ ...ANSWER, answer: Array.from({ length: 201 }, () => 'x') }], '0.answer: '],
  ])('of %s: %j are refused with the place', (channel, given, detail) => {
    const handlers = spies();
    const reply = wired(handlers).send(channel, ours, ...given);
    expect(reply).toEqual({
      ok: false,
      error: { code: 'badRequest', detail: expect.stringContaining(detail) as string },
    });
    for (const name of CHANNELS) expect(handlers[name]).not.toHaveBeenCalled();
  });

  test('a refusal is short, however long the request', () => {
    const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${String(index)}`, 1]));
    const reply = wired(spies()).send('newGame', ours, keys);
    expect(JSON.stringify(reply).length).toBeLessThan(700);
  });
});

/** So many messages a channel; ten times as many with `npm run soak samples`. */
const MESSAGES = Number(process.env['MALFORMED_MESSAGES'] ?? 1000);

describe.each(CHANNELS)(`${String(MESSAGES)} malformed messages on %s`, (channel) => {
  const seed = 20_261_121;
  test(`are each refused with a typed error and change nothing (seed ${String(seed)})`, () => {
    const { send, dump, reports, defects, game } = withDesk();
    const before = dump();
    const codes = new Map<string, number>();
    for (const { given } of malformed(channel, game, MESSAGES, seed)) {
      const reply = send(channel, ours, ...given);
      const code = reply.ok ? 'accepted' : reply.error.code;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    const refusals = new Set(['badRequest', 'rejected', 'gone', 'notYet']);
    expect([...codes.keys()].filter((code) => !refusals.has(code))).toEqual([]);
    expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(MESSAGES);
    expect([reports, defects]).toEqual([[], []]);
    expect(dump()).toBe(before);
  });
});
