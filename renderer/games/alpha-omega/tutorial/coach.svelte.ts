import type { Option } from '../../../../engine/alpha-omega/index.ts';
import type { TableState } from '../table-state.svelte.ts';
import { isAtEnd, placeOf, type Place } from './script.ts';
import type { Page } from './script/chapter.ts';
import { offered } from './situation.ts';
import { findExampleMoment } from './example-moment.ts';

/** What the coach has to say just now. */
export type Stage =
  /** The table is still showing what an answer led to. */
  | { readonly kind: 'watch' }
  | {
      readonly kind: 'step';
      readonly place: Place;
      readonly page: Page | null;
      /** Which of the step's pages it is, from 0. */
      readonly index: number;
      readonly isLast: boolean;
    }
  /** An answer has just left the example. */
  | { readonly kind: 'astray'; readonly from: Place; readonly option: Option; readonly words: string }
  /** On a way of one's own. */
  | { readonly kind: 'free' }
  | { readonly kind: 'end' };

/** A question of the example as it was asked, to know what was answered instead. */
interface Met {
  readonly decision: number;
  readonly place: Place;
  readonly options: readonly Option[];
  readonly sentence: (option: Option) => string;
}

/** Leads somebody through the worked example. Where the game stands is read off the table, so it can be left at any time. */
export class Coach {
  readonly #table: TableState;
  #page = $state.raw<{ readonly at: string; readonly index: number } | null>(null);
  #met = $state.raw<Met | null>(null);
  #accepted = $state.raw<number | null>(null);
  #playsOn = $state(false);
  #runs = $state(false);
  /** An answer is under way, until the table stands as it led to. */
  isGiving = $state(false);
  isSearching = $state(false);

  constructor(table: TableState) {
    this.#table = table;
  }

  readonly #place = $derived.by(() => placeOf(this.#table.session.view));
  readonly #index = $derived.by(() => {
    const { step } = this.#place ?? {};
    return this.#page?.at === step?.at ? (this.#page?.index ?? 0) : 0;
  });

  /** Is what is asked answered without a stop? */
  readonly #isByTheWay = $derived.by(() => this.#runs && this.#place?.step.pages.length === 0);

  readonly stage = $derived.by((): Stage => {
    const place = this.#place;
    if (this.#table.motion.isMoving || this.#isByTheWay) return { kind: 'watch' };
    if (place !== null) {
      const { pages } = place.step;
      const isLast = this.#index >= pages.length - 1;
      return { kind: 'step', place, page: pages[this.#index] ?? null, index: this.#index, isLast };
    }
    if (isAtEnd(this.#table.session.view) && !this.#playsOn) return { kind: 'end' };
    return this.#astray ?? { kind: 'free' };
  });

  /** The latest answer, where it has left the example and nobody has accepted that. */
  readonly #astray = $derived.by((): Extract<Stage, { kind: 'astray' }> | null => {
    const { answered } = this.#table.session;
    const met = this.#met;
    if (met === null || answered?.decision !== met.decision || this.#accepted === met.decision) return null;
    const option = met.options.find(({ id }) => answered.answer[0] === id);
    return option === undefined
      ? null
      : { kind: 'astray', from: met.place, option, words: met.sentence(option) };
  });

  /** The answer that the example gives here. */
  readonly example = $derived.by((): Option | null => {
    const place = this.#place;
    return place === null ? null : (offered(this.#table.session.view).get(place.step.answer) ?? null);
  });

  /** Has the learner to answer here? Otherwise it is shown. */
  readonly isLearners = $derived.by(() => {
    const { pending, seats } = this.#table.session.view;
    const learner = this.#place?.chapter.learner ?? null;
    return pending !== null && seats[pending.seat]?.name === learner;
  });

  /** Is it time to answer the next question by the way? */
  readonly isPassing = $derived.by(() => this.#isByTheWay && !this.#table.motion.isMoving && !this.isGiving);

  /** Has the learner read all there is, and to answer now? */
  readonly isAsking = $derived.by(() => this.stage.kind === 'step' && this.stage.isLast && this.isLearners);

  /** Which answers may shine: the example's alone, once its turn has come; as ever on a way of one's own. */
  readonly shining = $derived.by((): { readonly answer: string | null } | null => {
    if (this.stage.kind === 'free' || this.stage.kind === 'end') return null;
    return { answer: this.isAsking ? (this.example?.id ?? null) : null };
  });

  /** Where the learner is, or was last. */
  readonly latest = $derived.by(() => this.#place ?? this.#met?.place ?? null);

  readonly canTurnBack = $derived.by(() => this.#index > 0);

  /** Remembers what is asked, since the next view will only show what came of it. */
  note(): void {
    const { decision, options, predictions, session, view } = this.#table;
    const { sentences } = predictions;
    const place = this.#place;
    // Who looks back is asked nothing there.
    if (decision === null || place === null || view !== session.view) return;
    const sentence = (option: Option): string => sentences.get(option.id) ?? option.id;
    this.#met = { decision: decision.id, place, options, sentence };
    this.#accepted = null;
    this.#playsOn = false;
    if (place.step.pages.length > 0) this.#runs = false;
  }

  turn(by: 1 | -1): void {
    const at = this.#place?.step.at;
    if (at !== undefined) this.#page = { at, index: Math.max(0, this.#index + by) };
  }

  /** Gives the example's answer, for whom the learner only watches; without stops to read, the next ones as well. */
  async show(): Promise<void> {
    const option = this.example;
    if (option === null || this.#place === null || this.isGiving) return;
    this.#runs = this.#place.chapter.learner === null;
    this.isGiving = true;
    await this.#table.send([option.id]);
    this.isGiving = false;
  }

  async undo(): Promise<void> {
    await this.#table.session.undo('step');
  }

  goMyWay(): void {
    this.#accepted = this.#met?.decision ?? null;
  }

  playOn(): void {
    this.#playsOn = true;
  }

  /** Back to the latest moment that is one of the example's. */
  async backToExample(): Promise<void> {
    const { session } = this.#table;
    this.isSearching = true;
    const moment = await findExampleMoment({
      moments: session.moments,
      lookAt: (number) => session.lookAt(number),
    });
    this.isSearching = false;
    if (moment !== null) await session.returnTo(moment);
  }

  /** The whole tutorial from its beginning; what was played stays in the story. */
  async startAgain(): Promise<void> {
    this.#page = null;
    this.#playsOn = false;
    await this.#table.session.returnTo(0);
  }
}
