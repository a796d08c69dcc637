import { memoryDb } from '../../db/testing/testing.ts';
import { loadGame, type StoredGame } from '../../db/games/games.ts';
import { randomAnswer, type Setup } from '../../engine/alpha-omega/index.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import type { Command, Rng, SeatId } from '../../engine/kernel/types.ts';
import { tableHandlers } from '../main/sessions/handlers.ts';
import { thinkingAtOnce } from './thinking-at-once.ts';
import type { HandlersOf } from '../main/ipc/ipc.ts';
import type { alphaOmegaAdapter } from '../main/games/alpha-omega/adapter.ts';
import type { Back, LogEntry, OpenGame, Reply, Standing, Step, TableApi } from '../shared/api.ts';
import { houseOver, OBJECTIVE, valueOf } from './house.ts';
import { witnessOf, type Witness } from './witness.ts';

const BOT = { kind: 'bot' } as const;
const GUS = { kind: 'person', name: 'Gus', profile: null } as const;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

export interface PrivateGame {
  readonly adapter: typeof alphaOmegaAdapter;
  readonly seed: string;
  readonly seats: number;
  /** Players of the Opponent deck. */
  readonly opponents?: number;
  /** Of the Good seats, so many are bots': the last ones. */
  readonly bots?: number;
  /** So many things are done. */
  readonly steps: number;
}

/** What was said at a private table to eyes that may not know it, in words; empty when all is well. */
export interface Overheard {
  readonly leaks: readonly string[];
  /** How often each kind of thing was done. */
  readonly done: Readonly<Record<string, number>>;
}

/**
 * Plays at a private table as people would: reveals and conceals, answers, takes back, looks back, asks for reasons, leaves
 * and comes back; and looks at every single thing that the program says meanwhile.
 */
export function overhear({ adapter, seed, seats, opponents = 0, bots = 0, steps }: PrivateGame): Overheard {
  const db = memoryDb();
  const sessionsOf = (): HandlersOf<TableApi> => {
    const { hosted, all } = houseOver(db, { adapter });
    const settings = { settings: undefined as never, saveSettings: undefined as never };
    return {
      ...tableHandlers({ hosted, sessions: all, settings }),
      ...thinkingAtOnce(hosted, all),
    };
  };
  const names = NAMES.slice(0, seats + opponents);
  const table = {
    hands: 'private',
    seats: names.map((name, seat) =>
      seat < seats && seat >= seats - bots ? BOT : ({ kind: 'person', name, profile: null } as const),
    ),
  } as const;
  const api = sessionsOf();
  const begun = valueOf(
    api.newGame({
      ...{ objective: OBJECTIVE, seats: names.slice(0, seats), seed, table },
      ...(opponents > 0 ? { opponents: names.slice(seats) } : {}),
    }),
  );
  const guest = new Guest(begun, () => loadGame(db, begun.id), api);
  let rng = startStream(seed, 'private table');
  for (let step = 0; step < steps; step += 1) {
    const [chance, after] = below(rng, 100);
    rng = guest.does(chance, after, sessionsOf);
  }
  return { leaks: guest.leaks, done: guest.done };
}

/** Whoever sits before the screen, and the witness behind. */
class Guest {
  readonly leaks: string[] = [];
  readonly done: Record<string, number> = {};
  readonly #game: string;
  readonly #witness: Witness;
  /** What is on disk. */
  readonly #kept: () => StoredGame | null;
  #api: HandlersOf<TableApi>;
  #standing: Standing;
  #log: readonly LogEntry[] = [];

  constructor(begun: OpenGame, kept: () => StoredGame | null, api: HandlersOf<TableApi>) {
    this.#game = begun.id;
    this.#kept = kept;
    this.#witness = witnessOf(kept()?.setup as Setup, begun.seed);
    this.#api = api;
    this.#standing = begun;
    this.#see('newGame', begun);
  }

  /** Does one thing, drawn by chance. @returns the chance left */
  does(chance: number, rng: Rng, again: () => HandlersOf<TableApi>): Rng {
    const game = this.#game;
    const [seat, after] = below(rng, this.#standing.table.seats.length);
    if (chance < 55) return this.#answer(rng);
    // What was just taken back is soon brought back, else nothing ever is.
    if (this.#standing.timeline.redo !== null && chance % 2 === 0) this.#redo();
    else if (chance < 62) this.#undo((['step', 'action', 'turn', 'round'] as const)[chance % 4] ?? 'step');
    else if (chance < 72) this.#look(seat);
    else if (chance < 78) this.#reveal(seat);
    else if (chance < 82) this.#see('conceal', valueOf(this.#api.conceal({ game })));
    else if (chance < 86) {
      this.#api = again();
      this.#see('openGame', valueOf(this.#api.openGame(game)));
    } else if (chance < 88) this.#sit(seat);
    else if (chance < 90) this.#takeOver(seat);
    else this.#asks(chance, after);
    return after;
  }

  #sit(seat: SeatId): void {
    const player = this.#isBot(seat) ? BOT : GUS;
    const standing = valueOf(this.#api.sit({ game: this.#game, seat, player }));
    this.#witness.seated();
    this.#see('sit', standing);
  }

  /** Told to whoever looks, and shows no hand. */
  #takeOver(by: SeatId): void {
    const { pending } = this.#standing.view;
    if (pending === null || pending.seat === by || this.#isBot(by) || this.#isBot(pending.seat)) return;
    const request = { game: this.#game, decision: pending.id, by };
    const standing = valueOf(this.#api.takeOver(request));
    this.#witness.seated();
    this.#see('takeOver', standing);
  }

  #asks(chance: number, rng: Rng): void {
    const game = this.#game;
    const { pending, eyes } = this.#standing.view;
    if (chance < 94) this.#ask('explain', this.#api.explain({ game, why: this.#why(rng) }));
    if (chance < 94 || pending === null || this.#isBot(pending.seat)) return;
    if (!eyes.includes(pending.seat)) this.#reveal(pending.seat);
    const asked = { game, decision: pending.id };
    if (chance === 99) this.#ask('counsel', this.#api.counsel(asked));
    else {
      this.#ask('forecast', this.#api.forecast(asked));
      const { ask } = this.#standing.view.pending ?? {};
      const options = ask?.kind === 'one' ? ask.options.map(({ id }) => id) : [];
      if (options.length > 0) this.#ask('predict', this.#api.predict({ ...asked, options }));
    }
  }

  #answer(rng: Rng): Rng {
    const game = this.#game;
    const { pending } = this.#standing.view;
    if (pending === null) return rng;
    const { id: decision, seat } = pending;
    if (this.#isBot(seat)) return this.#letBotAnswer(decision, rng);
    if (!this.#standing.view.eyes.includes(seat)) {
      this.#ask('barred', this.#api.answer({ game, decision, seat, answer: ['draw'] }));
      this.#reveal(seat);
    }
    const ask = this.#standing.view.pending?.ask;
    if (!ask) throw new Error('what is asked is not shown to whoever is asked');
    const [answer, after] = randomAnswer(ask, rng);
    const command = { decision, seat, answer };
    const step = valueOf(this.#api.answer({ game, ...command }));
    this.#follow('answer', command, step);
    return after;
  }

  #letBotAnswer(decision: number, rng: Rng): Rng {
    const step = valueOf(this.#api.botAnswer({ game: this.#game, decision }));
    const record = this.#kept()?.records.at(-1);
    if (record?.kind !== 'answer') throw new Error('no answer of the bot was kept');
    this.#follow('botAnswer', record.command, step);
    return rng;
  }

  #follow(what: string, command: Command, step: Step): void {
    const { eyes } = this.#standing.view;
    this.#witness.answered(command);
    this.#see(what, step);
    const asked = step.view.pending?.seat;
    const mayStay = asked === undefined || eyes.includes(asked) || this.#isBot(asked);
    this.#sameEyes(what, mayStay ? eyes : []);
    this.#heard(what, step.beats);
  }

  #isBot(seat: SeatId): boolean {
    return this.#standing.table.seats[seat]?.kind === 'bot';
  }

  #reveal(seat: SeatId): void {
    const reply = this.#api.reveal({ game: this.#game, seat });
    if (this.#isBot(seat) && !reply.ok) this.#ask('barredFromABot', reply);
    else this.#see('reveal', valueOf(reply));
  }

  #undo(back: Back): void {
    const leap = this.#standing.timeline.undo[back];
    if (leap === null) return;
    const standing = valueOf(this.#api.undo({ game: this.#game, by: null, back }));
    this.#witness.returned(leap.to);
    this.#see('undo', standing);
  }

  #redo(): void {
    const leap = this.#standing.timeline.redo;
    if (leap === null) return;
    const standing = valueOf(this.#api.redo({ game: this.#game, by: null }));
    this.#witness.returned(leap.to);
    this.#see('redo', standing);
  }

  #look(chance: number): void {
    const line = this.#log.flatMap((entry) => (entry.kind === 'answered' ? entry.moment : []));
    const moment = line.at(-1 - ((chance * 3) % line.length)) ?? 0;
    const { view } = valueOf(this.#api.lookAt({ game: this.#game, moment }));
    this.#count('lookAt');
    this.#note('lookAt', this.#witness.leaks(view, this.#standing.view.eyes, moment));
    this.#sameEyes('lookAt', view.eyes);
  }

  #why(rng: Rng): { readonly about: 'strength'; readonly card: number } {
    const [card] = below(rng, this.#witness.state().table.cards.length);
    return { about: 'strength', card };
  }

  #ask(what: string, reply: Reply<unknown>): void {
    this.#count(what);
    this.#heard(what, reply);
  }

  #see(what: string, standing: Standing): void {
    this.#count(what);
    const { log, view } = standing;
    this.#standing = standing;
    this.#log = [...this.#log.slice(0, log.from), ...log.entries];
    const { eyes } = view;
    this.#note(what, this.#witness.leaks(view, eyes));
    this.#note(`${what}: the log`, this.#witness.logLeaks(this.#log, eyes));
    const { timeline, table } = standing;
    if (/"(rng|stack|seed|def|card)":|starter:/.test(JSON.stringify({ timeline, table })))
      this.leaks.push(`${what}: the timeline`);
    if (/"(rng|stack|seed)":/.test(JSON.stringify({ view, log }))) this.leaks.push(`${what}: chance`);
    const asked = view.pending?.seat;
    if (what === 'openGame' || what === 'newGame') this.#sameEyes(what, [], eyes);
    if (eyes.length > 1) this.leaks.push(`${what}: eyes ${eyes.join()}`);
    if (asked !== undefined && !eyes.includes(asked) && view.pending?.ask)
      this.leaks.push(`${what}: options`);
  }

  #sameEyes(what: string, expected: readonly SeatId[], eyes = this.#standing.view.eyes): void {
    if (eyes.join() !== expected.join()) this.leaks.push(`${what}: eyes ${eyes.join()}`);
  }

  #heard(what: string, payload: object): void {
    this.#note(what, this.#witness.leaks(payload, this.#standing.view.eyes));
  }

  #note(what: string, found: readonly string[]): void {
    for (const leak of found) this.leaks.push(`${what}: ${leak}`);
  }

  #count(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }
}
