import type { Wire } from '../../../electron/shared/games/wire.ts';
import type {
  LogEntry,
  Looked,
  Moment,
  OpenGame,
  Replay,
  ReplayMoment,
  ReplayNote,
  ReplaysApi,
  Reply,
  TableApi,
  Trouble,
} from '../../../electron/shared/api.ts';
import { ask } from '../../api.ts';
import { sharing } from '../../shared.ts';
import type { Speed } from './speeds.ts';
import { placeOf, roundFrom } from '../time/places.ts';
import type { Told } from '../told.ts';

/** So many moments are kept at hand. */
const AT_HAND = 40;

/** The game on a table where it is watched again. */
export interface WatchedSession<W extends Wire> {
  view: W['view'];
  told: Told<W['view'], W['told']> | null;
  toldUpTo: number | null;
  readonly log: readonly LogEntry<W>[];
  readonly moments: readonly Moment[];
}

/** What is asked while a game is watched. */
type WatchApi<W extends Wire> = ReplaysApi<W> & {
  exportGame(game: string): Promise<Reply<string | null>>;
};

/** What would change the game. */
type Changing =
  | ('answer' | 'botAnswer' | 'undo' | 'redo' | 'returnTo')
  | ('reveal' | 'conceal' | 'takeOver' | 'sit');

/** What a table asks otherwise where its game is watched. */
export type ThenApi<W extends Wire> = Pick<TableApi<W>, Changing | 'lookAt' | 'explain' | 'odds'>;

/** A moment with a table that can be shown. */
export type ShownMoment<W extends Wire> = ReplayMoment<W> & { readonly view: W['view'] };

/** A game of any kind that is watched. */
export type AnyWatching = Watching<Wire, WatchedSession<Wire>>;

/** A game that is watched again: which moment the table shows, and the way from one to the other. */
export class Watching<W extends Wire, S extends WatchedSession<W>> {
  readonly replay: Replay<W>;
  /** What the table is laid with; its view is that of the moment. */
  readonly session: S;
  /** The moment that is shown. */
  shown = $state.raw<ReplayMoment<W>>() as ReplayMoment<W>;
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /** What comes is shown thing by thing, each when it is asked for. */
  isByBeats = $state(false);
  notes = $state.raw<readonly ReplayNote[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** The choices that mattered, once somebody searched for them. */
  pivotal = $state.raw<W['pivotal'] | null>(null);
  /** Where the game was written to, to be said; null where nothing is to be said. */
  written = $state<string | null>(null);
  readonly #api: WatchApi<W>;
  readonly #atHand = new Map<number, Promise<Reply<ReplayMoment<W>>>>();
  #wanted: number | null = null;
  #isAsking = false;

  /** @param sitDown lays the table with a game that asks some things otherwise */
  constructor(
    api: WatchApi<W>,
    replay: Replay<W>,
    first: ShownMoment<W>,
    sitDown: (then: ThenApi<W>, opened: OpenGame<W>) => S,
  ) {
    this.#api = api;
    this.replay = replay;
    this.notes = replay.notes;
    this.pivotal = replay.pivotal;
    this.session = sitDown(this.#thenApi(), openedOf(replay, first.view));
    this.shown = first;
    this.session.toldUpTo = first.moment;
  }

  /** The place among the moments of the one that is shown. */
  readonly at = $derived.by(() => placeOf(this.session, this.shown.moment));
  readonly last = $derived.by(() => this.session.moments.length - 1);
  /** What is shown was stored, and is not played again. */
  readonly isStored = $derived.by(() => {
    const { storedFrom, playedFrom } = this.replay;
    const { moment } = this.shown;
    return moment < playedFrom || (storedFrom !== null && moment >= storedFrom);
  });

  /** The rules of today play it as it was played, to its end: what else might have been can be asked. */
  get canSearch(): boolean {
    return this.replay.isOver && this.replay.storedFrom === null && this.replay.playedFrom === 0;
  }

  /** The notes of the moment that is shown. */
  readonly notesHere = $derived.by(() => this.notes.filter(({ moment }) => moment === this.shown.moment));

  /** Shows the moment at a place; what led there is shown on the way where it is the next one. */
  async lookAt(place: number): Promise<void> {
    const within = Math.max(0, Math.min(place, this.last));
    const moment = this.session.moments[within];
    if (moment === undefined) return;
    this.#wanted = moment.number;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isWanted()) await this.#fetch(this.#wanted);
    this.#isAsking = false;
    if (this.isPlaying && this.at >= this.last) this.isPlaying = false;
  }

  async step(by: 1 | -1): Promise<void> {
    await this.lookAt(this.at + by);
  }

  /** To the beginning of the next round, or of this one and then of those before. */
  async turnRound(by: 1 | -1): Promise<void> {
    await this.lookAt(roundFrom(this.session.moments, this.at, by));
  }

  /** To the next of these moments; round again to the first. */
  async lookAtNext(moments: readonly number[]): Promise<void> {
    const places = moments
      .map((moment) => placeOf(this.session, moment))
      .filter((place) => place >= 0)
      .toSorted((a, b) => a - b);
    const next = places.find((place) => place > this.at) ?? places[0];
    if (next !== undefined) await this.lookAt(next);
  }

  /** Plays on, from the beginning where it is at its end, or stops. */
  async play(): Promise<void> {
    if (this.isPlaying) {
      this.isPlaying = false;
      return;
    }
    this.isByBeats = false;
    if (this.at >= this.last) await this.lookAt(0);
    this.isPlaying = true;
  }

  async writeNote(id: string | null, moment: number, text: string): Promise<boolean> {
    return this.#noted(this.#api.writeNote({ game: this.replay.game, id, moment, text }));
  }

  async removeNote(id: string): Promise<boolean> {
    return this.#noted(this.#api.removeNote({ game: this.replay.game, id }));
  }

  /** Asks where to, and writes the game with its notes there. */
  async share(): Promise<void> {
    const reply = await ask(this.#api.exportGame(this.replay.game));
    this.trouble = reply.ok ? null : reply.error;
    this.written = reply.ok ? reply.value : null;
  }

  async #noted(call: Promise<Reply<readonly ReplayNote[]>>): Promise<boolean> {
    const reply = await ask(call);
    this.trouble = reply.ok ? null : reply.error;
    if (reply.ok) this.notes = reply.value;
    return reply.ok;
  }

  #isWanted(): boolean {
    return this.#wanted !== null && this.#wanted !== this.shown.moment;
  }

  async #fetch(number: number | null): Promise<void> {
    if (number === null) return;
    const reply = await this.#momentOf(number);
    // While somebody drags, only the latest place counts.
    if (this.#wanted !== number) return;
    this.trouble = reply.ok ? null : reply.error;
    if (reply.ok) this.#show(reply.value);
    else {
      this.#wanted = null;
      this.isPlaying = false;
    }
  }

  #momentOf(number: number): Promise<Reply<ReplayMoment<W>>> {
    const known = this.#atHand.get(number);
    const call = known ?? ask(this.#api.replayMoment({ game: this.replay.game, moment: number }));
    if (known === undefined) {
      const [oldest] = this.#atHand.keys();
      if (this.#atHand.size >= AT_HAND && oldest !== undefined) this.#atHand.delete(oldest);
      this.#atHand.set(number, call);
      // What was refused once may go well the next time.
      void call.then(({ ok }) => {
        if (!ok && this.#atHand.get(number) === call) this.#atHand.delete(number);
      });
    }
    return call;
  }

  #show(moment: ReplayMoment<W>): void {
    const { session } = this;
    const before = session.view;
    const isNext = placeOf(session, moment.moment) === this.at + 1;
    this.shown = moment;
    if (moment.view !== null) session.view = sharing(before, moment.view);
    session.toldUpTo = moment.moment;
    const { beats } = moment;
    session.told = isNext && beats.length > 0 ? { before, beats, after: session.view } : null;
    const next = session.moments[this.at + 1];
    if (next !== undefined) void this.#momentOf(next.number);
  }

  /** A moment as somebody sees it who looks back from the end. */
  #looked(reply: Reply<ReplayMoment<W>>): Reply<Looked<W>> {
    if (!reply.ok) return reply;
    const { moment: number, view } = reply.value;
    const moment = this.session.moments.find((one) => one.number === number);
    if (view === null || moment === undefined)
      return { ok: false, error: { code: 'rejected', detail: 'noSuchMoment' } };
    const entries = this.session.log.filter((entry) => entry.moment <= number).length;
    return { ok: true, value: { moment, view, entries } };
  }

  /** What is asked about the table is asked about the moment that it shows; what would change the game is refused. */
  #thenApi(): ThenApi<W> {
    const api = this.#api;
    const then = (game: string) => ({ game, moment: this.shown.moment });
    const refused = () =>
      Promise.resolve({ ok: false, error: { code: 'rejected', detail: 'watched' } } as const);
    return {
      ...{ answer: refused, botAnswer: refused, undo: refused, redo: refused, returnTo: refused },
      ...{ reveal: refused, conceal: refused, takeOver: refused, sit: refused },
      lookAt: async ({ moment }) => this.#looked(await this.#momentOf(moment)),
      explain: ({ game, why }) => api.explainThen({ ...then(game), why }),
      odds: ({ game }) => api.oddsThen(then(game)),
    };
  }
}

/** A table that is watched stands before everybody: whatever may not be seen is not in its views. */
function openedOf<W extends Wire>(replay: Replay<W>, view: W['view']): OpenGame<W> {
  const { game: id, seed, cards, log, moments, table } = replay;
  const undo = { step: null, action: null, turn: null, round: null };
  return {
    ...{ id, seed, cards, request: null, notice: null, view },
    log: { from: 0, entries: log },
    timeline: { from: 0, moments, undo, redo: null, isCut: false },
    table: { ...table, hands: 'open' },
    stop: null,
    needless: null,
  };
}
