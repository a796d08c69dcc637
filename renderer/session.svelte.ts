import type {
  Gains,
  GameApi,
  GamePlace,
  Journey,
  Library,
  LogEntry,
  Looked,
  OpenGame,
  ReasonGiven,
  Standing,
  Step,
  Story,
} from '../electron/shared/games/alpha-omega/api.ts';
import type {
  Back,
  ForecastRequest,
  Moment,
  Notice,
  Occupant,
  Reply,
  Seating,
  Stop,
  Timeline,
  Trouble,
} from '../electron/shared/api.ts';
import type {
  Counsel,
  DefId,
  Explanation,
  Odds,
  Prediction,
  ToldBranch,
  ToldEvent,
  View,
  Why,
} from '../engine/alpha-omega/index.ts';
import type { SeatId } from '../engine/index.ts';
import { ask } from './api.ts';
import { withoutSecrets } from './games/alpha-omega/couch/without-secrets.ts';
import type { Told } from './games/alpha-omega/motion/told.ts';
import { settings } from './settings.svelte.ts';
import { eventsOf } from './table/told.ts';
import { sharing } from './shared.ts';
import { shownBook } from './games/alpha-omega/words/cards/shown-cards.ts';
import type { CardBook } from './games/alpha-omega/words/cards/words.ts';

/** A reply that takes longer is waited for, in ms. To show each would paint the table once more before what it leads to. */
const SLOW = 150;

/** What was asked for, or null where that cannot be said. */
async function known<T>(call: Promise<Reply<T>>): Promise<T | null> {
  const reply = await ask(call);
  return reply.ok ? reply.value : null;
}

/** One game on the table of this window. The view is only ever replaced whole. */
export class Session {
  readonly id: string;
  readonly seed: string;
  /** What to ask for to play its like again; null where that cannot be. */
  readonly request: OpenGame['request'];
  readonly notice: Notice | null;
  /** Somebody had answered in it before it came to the table, and more can be answered. */
  readonly isReopened: boolean;
  view = $state.raw<View>() as View;
  log = $state.raw<readonly LogEntry[]>([]);
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
  told = $state.raw<Told | null>(null);
  /** The latest answer that was given here, and to which decision. */
  answered = $state.raw<{ readonly decision: number; readonly answer: readonly string[] } | null>(null);
  /** What the latest answer led to, for things that flash. */
  fresh = $state.raw<readonly ToldEvent[]>([]);
  /** The hint that was asked for; it is for the decision whose number it bears. */
  counsel = $state.raw<Counsel | null>(null);
  /** The decision a hint is thought over for; whatever is chosen meanwhile is not kept waiting. */
  sought = $state.raw<number | null>(null);
  busy = $state(false);
  /** A reply is waited for so long that it shows: what cannot be pressed meanwhile looks so. */
  isSlow = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  readonly #api: GameApi;
  readonly #cards: OpenGame['cards'];

  constructor(api: GameApi, opened: OpenGame) {
    this.#api = api;
    this.id = opened.id;
    this.seed = opened.seed;
    this.request = opened.request;
    this.#cards = opened.cards;
    this.notice = opened.notice;
    this.isReopened =
      (opened.timeline.moments.length > 1 || opened.timeline.isCut) && opened.view.outcome === null;
    this.#stand(opened);
  }

  /** The prints this game is played with, which need not be those of the library any more, in the language of now. */
  get book(): CardBook {
    return shownBook(this.#cards);
  }

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

  /** To which journey or day it belongs; null where to none, or where that cannot be said. */
  readonly place = (): Promise<GamePlace | null> => known(this.#api.placeOfGame(this.id));

  /** The journey that it belongs to, as it stands; null where it belongs to none, or where that cannot be said. */
  async journey(): Promise<Journey | null> {
    const place = await this.place();
    return place?.kind === 'journey' ? known(this.#api.journey(place.journey)) : null;
  }

  /** What the game gave, once it or an Objective of it is over; null where it counts for nothing, or where that cannot be said. */
  readonly gains = (): Promise<Gains | null> => known(this.#api.gains(this.id));

  /** What the program may play with; null where that cannot be read. */
  readonly library = (): Promise<Library | null> => known(this.#api.library());

  /** What is told of an Objective; null where its pack tells nothing, or where that cannot be read. */
  async story(objective: DefId): Promise<Story | null> {
    const reply = await ask(this.#api.stories());
    return (reply.ok ? reply.value.find((story) => story.objective === objective) : null) ?? null;
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
  readonly lookAt = (moment: number): Promise<Reply<Looked>> =>
    ask(this.#api.lookAt({ game: this.id, moment }));

  /** Keeps a copy of the game as it stands, under a name; this game goes on by itself. */
  readonly saveAs = (name: string): Promise<Reply<{ readonly id: string }>> =>
    ask(this.#api.saveAs({ game: this.id, name }));

  /** Asks why something is as it is. */
  readonly explain = (why: Why): Promise<Reply<Explanation>> =>
    ask(this.#api.explain({ game: this.id, why }));

  /** Asks what the next Opponent card may be. */
  readonly odds = (): Promise<Reply<Odds>> => ask(this.#api.odds({ game: this.id }));

  /** Asks what will come. */
  forecast(request: Omit<ForecastRequest, 'game'>): Promise<Reply<ToldBranch>> {
    return ask(this.#api.forecast({ game: this.id, ...request }));
  }

  /** Asks what some answers are sure to do at once. */
  predict(decision: number, options: readonly string[]): Promise<Reply<readonly Prediction[]>> {
    return ask(this.#api.predict({ game: this.id, decision, options }));
  }

  /** What may be asked about the choices of this game, once it is over. */
  readonly pivotal = {
    start: () => this.#api.startPivotal(this.id),
    progress: () => this.#api.pivotalProgress(this.id),
    cancel: () => this.#api.cancelPivotal(this.id),
  };

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
  readonly reasonGiven = (moment: number): Promise<Reply<ReasonGiven>> =>
    ask(this.#api.reasonGiven({ game: this.id, moment }));

  async #change(call: () => Promise<Reply<Standing>>): Promise<void> {
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

  #follow(step: Step, earlier: Told | null = null): void {
    const { view } = this;
    const isSameEyes = view.eyes.join() === step.view.eyes.join();
    const before = isSameEyes ? view : withoutSecrets(view, step.view.eyes);
    this.#stand(step);
    this.told = { before, beats: step.beats, after: this.view, earlier };
    this.fresh = step.beats.flatMap(({ events }) => events);
  }

  #stand({ view, log, timeline, table, stop, needless }: Standing): void {
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
