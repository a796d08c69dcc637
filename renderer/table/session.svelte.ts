import type {
  Back,
  ForecastRequest,
  LogEntry,
  Looked,
  Moment,
  Notice,
  Occupant,
  OpenGame,
  Reply,
  Seating,
  Standing,
  Step,
  Stop,
  TableApi,
  StorageApi,
  Timeline,
  Trouble,
  Wire,
  AnyWire,
} from '../../electron/shared/api.ts';
import type { SeatId, Stance } from '../../engine/index.ts';
import { ask } from '../api.ts';
import { settings } from '../settings.svelte.ts';
import { sharing } from '../shared.ts';
import { eventsOf, type Told } from './told.ts';

/** A reply that takes longer is waited for, in ms. To show each would paint the table once more before what it leads to. */
const SLOW = 150;

/** What the games of a table are asked of. */
export type SessionApi<W extends Wire> = Omit<TableApi<W>, 'listGames'> & Pick<StorageApi, 'saveAs'>;

/** One game on the table of this window. The view is only ever replaced whole. */
export abstract class Session<W extends Wire = AnyWire> {
  /** How those at the table stand to each other. */
  abstract readonly stance: Stance;
  readonly id: string;
  readonly seed: string;
  /** What to ask for to play its like again; null where that cannot be. */
  readonly request: W['request'] | null;
  readonly notice: Notice | null;
  /** Somebody had answered in it before it came to the table, and more can be answered. */
  readonly isReopened: boolean;
  view = $state.raw<W['view']>() as W['view'];
  log = $state.raw<readonly LogEntry<W>[]>([]);
  /** The moment up to which the story is told where the game is watched again; null tells all. */
  toldUpTo = $state<number | null>(null);
  /** The log as far as the story is told. */
  readonly toldLog = $derived.by(() => {
    const { toldUpTo, log } = this;
    return toldUpTo === null ? log : log.filter(({ moment }) => moment <= toldUpTo);
  });
  /** All that happened on the line that is played. */
  readonly events = $derived.by(() => eventsOf(this.log));
  /** The moments of the line that is played, now last. */
  moments = $state.raw<readonly Moment[]>([]);
  undos = $state.raw<Timeline['undo']>() as Timeline['undo'];
  redoable = $state.raw<Timeline['redo']>(null);
  /** The line begins where newer rules took the game over: nothing before that can be returned to. */
  isCut = $state(false);
  /** Who plays which seat, and whether hands are open. */
  table = $state.raw<Seating>() as Seating;
  /** Where the table waits until somebody goes on, with what comes after untold; null where it does not. */
  stop = $state<Stop | null>(null);
  /** The answer to what is asked where every one comes to the same; null where somebody has a choice. */
  needless = $state.raw<readonly string[] | null>(null);
  /** Whoever leads through the game says itself when a turn is over. */
  isLed = false;
  /** How the latest answer led from one view to the other, beat by beat; null where nothing is to be shown. */
  told = $state.raw<Told<W['view'], W['told']> | null>(null);
  /** The latest answer that was given here, and to which decision. */
  answered = $state.raw<{ readonly decision: number; readonly answer: readonly string[] } | null>(null);
  /** What the latest answer led to, for things that flash. */
  fresh = $state.raw<readonly W['told'][]>([]);
  /** The hint that was asked for; it is for the decision whose number it bears. */
  counsel = $state.raw<W['counsel'] | null>(null);
  /** The decision a hint is thought over for; whatever is chosen meanwhile is not kept waiting. */
  sought = $state.raw<number | null>(null);
  busy = $state(false);
  /** A reply is waited for so long that it shows: what cannot be pressed meanwhile looks so. */
  isSlow = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  readonly #api: SessionApi<W>;

  constructor(api: SessionApi<W>, opened: OpenGame<W>) {
    this.#api = api;
    this.id = opened.id;
    this.seed = opened.seed;
    this.request = opened.request;
    this.notice = opened.notice;
    this.isReopened =
      (opened.timeline.moments.length > 1 || opened.timeline.isCut) && opened.view.outcome === null;
    this.#stand(opened);
  }

  /** A view as other eyes may see it while a table is still drawn from before: without what lay open to its own alone. */
  protected abstract withoutSecrets(view: W['view'], eyes: readonly SeatId[]): W['view'];

  /** Answers what is asked; `by` is the seat of whoever takes over for the one that is. */
  async answer(answer: readonly string[], by?: SeatId): Promise<void> {
    const { pending } = this.view;
    if (pending === null) return;
    const { id: decision, seat } = pending;
    const holds = !this.isLed && settings.now.pace !== 'instant';
    const stops: readonly Stop[] = holds ? ['turn', 'objective'] : ['objective'];
    const given = { game: this.id, decision, seat, answer: [...answer], stops };
    const step = await this.#wait(() => this.#api.answer(by === undefined ? given : { ...given, by }));
    if (step === null) return;
    this.answered = { decision, answer };
    this.#follow(step);
  }

  /** Goes on from where the table waits. */
  async leaveStop(): Promise<void> {
    if (this.stop === null) return;
    const earlier = this.stop === 'turn' && this.told?.after === this.view ? this.told : null;
    const step = await this.#wait(() => this.#api.leaveStop({ game: this.id }));
    if (step !== null) this.#follow(step, earlier);
  }

  /** Lets the bot answer whose seat is asked. */
  async botAnswer(): Promise<void> {
    const { pending } = this.view;
    if (pending === null) return;
    const given = { game: this.id, decision: pending.id, stops: ['objective'] as const };
    const step = await this.#wait(() => this.#api.botAnswer(given));
    if (step !== null) this.#follow(step);
  }

  async undo(back: Back, by: SeatId | null = null): Promise<void> {
    await this.#change(() => this.#api.undo({ game: this.id, by, back }));
  }

  async redo(by: SeatId | null = null): Promise<void> {
    await this.#change(() => this.#api.redo({ game: this.id, by }));
  }

  async returnTo(moment: number, by: SeatId | null = null): Promise<void> {
    await this.#change(() => this.#api.returnTo({ game: this.id, by, moment }));
  }

  async reveal(seat: SeatId): Promise<void> {
    await this.#change(() => this.#api.reveal({ game: this.id, seat }));
  }

  async conceal(): Promise<void> {
    await this.#change(() => this.#api.conceal({ game: this.id }));
  }

  /** Has it told that somebody answers what is asked for the seat that is asked. @returns whether it was */
  async takeOver(by: SeatId): Promise<boolean> {
    const { pending } = this.view;
    if (pending === null || this.busy) return false;
    await this.#change(() => this.#api.takeOver({ game: this.id, decision: pending.id, by }));
    return this.trouble === null;
  }

  async sit(seat: SeatId, player: Occupant): Promise<void> {
    await this.#change(() => this.#api.sit({ game: this.id, seat, player }));
  }

  /** How the game stood at an earlier moment. */
  readonly lookAt = (moment: number): Promise<Reply<Looked<W>>> =>
    ask(this.#api.lookAt({ game: this.id, moment }));

  /** Keeps a copy of the game as it stands, under a name; this game goes on by itself. */
  readonly saveAs = (name: string): Promise<Reply<{ readonly id: string }>> =>
    ask(this.#api.saveAs({ game: this.id, name }));

  /** Asks why something is as it is. */
  readonly explain = (why: W['why']): Promise<Reply<W['explanation']>> =>
    ask(this.#api.explain({ game: this.id, why }));

  /** Asks what the next Opponent card may be. */
  readonly odds = (): Promise<Reply<W['odds']>> => ask(this.#api.odds({ game: this.id }));

  /** Asks what will come. */
  forecast(request: Omit<ForecastRequest, 'game'>): Promise<Reply<W['forecast']>> {
    return ask(this.#api.forecast({ game: this.id, ...request }));
  }

  /** Asks what some answers are sure to do at once. */
  predict(decision: number, options: readonly string[]): Promise<Reply<readonly W['prediction'][]>> {
    return ask(this.#api.predict({ game: this.id, decision, options }));
  }

  /** Asks for a hint on the question that is shown. */
  async seekCounsel(): Promise<void> {
    const { pending } = this.view;
    if (pending === null || this.busy || this.sought === pending.id) return;
    this.sought = pending.id;
    const reply = await ask(this.#api.counsel({ game: this.id, decision: pending.id }));
    // Whoever has answered meanwhile, or wants none any more, needs no hint.
    if (this.sought !== pending.id) return;
    this.sought = null;
    if (this.view.pending?.id !== pending.id) return;
    this.trouble = reply.ok ? null : reply.error;
    this.counsel = reply.ok ? reply.value : null;
  }

  /** Asks what speaks for an answer that a computer player gave. */
  readonly reasonGiven = (moment: number): Promise<Reply<W['reasonGiven']>> =>
    ask(this.#api.reasonGiven({ game: this.id, moment }));

  async #change(call: () => Promise<Reply<Standing<W>>>): Promise<void> {
    const standing = await this.#wait(call);
    if (standing === null) return;
    this.#stand(standing);
    this.fresh = [];
    this.counsel = null;
  }

  /** One thing after the other: while a reply is awaited nothing else is asked. */
  async #wait<T>(call: () => Promise<Reply<T>>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    const slow = setTimeout(() => (this.isSlow = true), SLOW);
    const reply = await ask(call());
    clearTimeout(slow);
    this.busy = false;
    this.isSlow = false;
    this.trouble = reply.ok ? null : reply.error;
    return reply.ok ? reply.value : null;
  }

  #follow(step: Step<W>, earlier: Told<W['view'], W['told']> | null = null): void {
    const { view } = this;
    const isSameEyes = view.eyes.join() === step.view.eyes.join();
    const before = isSameEyes ? view : this.withoutSecrets(view, step.view.eyes);
    this.#stand(step);
    this.told = { before, beats: step.beats, after: this.view, earlier };
    this.fresh = step.beats.flatMap(({ events }) => events);
  }

  #stand({ view, log, timeline, table, stop, needless }: Standing<W>): void {
    this.view = sharing(this.view, view);
    this.log = [...this.log.slice(0, log.from), ...log.entries];
    this.moments = [...this.moments.slice(0, timeline.from), ...timeline.moments];
    this.undos = timeline.undo;
    this.redoable = timeline.redo;
    this.isCut = timeline.isCut;
    this.table = sharing(this.table, table);
    this.stop = stop;
    this.needless = needless;
  }
}
