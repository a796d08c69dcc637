import { createContext } from 'svelte';
import type { CardId, DefId, InPlayView, ToldEvent, View } from '../../../engine/alpha-omega/index.ts';
import type { DecisionView, Option, Why } from '../../../engine/alpha-omega/index.ts';
import { cardsOfOption } from './words/asking/options.ts';
import { namesOf } from './words/asking/names.ts';
import { againOf, type Again } from './words/cards/card-words.ts';
import type { CardBook } from './words/cards/words.ts';
import { sameList } from '../../shared.ts';
import { Mended } from './glass/mended.svelte.ts';
import { Director } from './motion/director.svelte.ts';
import type { ShownMoment } from './motion/timetable.ts';
import type { Mark } from './motion/marks.ts';
import { withoutLatest } from '../../table/told.ts';
import { settings } from '../../settings.svelte.ts';
import { GameTable } from '../../table/game-table.svelte.ts';
import { Asks } from './question/asks.svelte.ts';
import { Choices } from './question/choices.svelte.ts';
import type { Couch } from './couch/couch.svelte.ts';
import { Cloth } from './cloth/cloth-state.svelte.ts';
import { Arrival } from './board/arrival.svelte.ts';
import { BoardLayout } from './board/layout.svelte.ts';
import { Conceding } from './board/conceding.svelte.ts';
import { Drawer } from '../../table/drawer.svelte.ts';
import { handsIn } from './board/hands-in.ts';
import { OpenHand } from '../../table/hand/open-hand.svelte.ts';
import { Teaching } from './hints/teaching.svelte.ts';
import { RestingOmens } from './omens/resting-omens.svelte.ts';
import { shownCard, type Looked } from './cards/looked.ts';
import { Preview } from './cards/preview-state.svelte.ts';
import { Drops, type Dragged } from './question/drops.svelte.ts';
import { EndGuard } from './question/end-guard.svelte.ts';
import { Outlooks } from '../../table/question/outlooks.ts';
import { Predictions } from './question/predictions.svelte.ts';
import { Meanings, type Standing } from './question/meanings.svelte.ts';
import { standingAnswersOf, type StandingAnswers } from './question/standing-answers.svelte.ts';
import { Asking } from './question/asking.svelte.ts';
import { answersAtOnce } from './question/targets.ts';
import { TableWords } from './table-words.svelte.ts';
import { placeOf, type Asked, type Attention } from './why/why-asked.ts';

/** What the player of this window is looking at, has lifted and has picked. Knows the options, never a rule. */
export class TableState extends GameTable<View, ToldEvent, Couch> {
  readonly book: CardBook;
  /** Shows what an answer led to; the board is as far as it has come. */
  readonly motion: Director;
  readonly arrival = new Arrival();
  readonly layout = new BoardLayout(this);
  readonly openHand = new OpenHand(this);
  readonly drawer = new Drawer(this);
  readonly showStory = (): Promise<void> => this.drawer.open(true);
  /** The cards of a question that lie neither in play nor in a hand. */
  readonly cloth = new Cloth(this);
  readonly asking = new Asking(this);
  readonly choices = new Choices(this);
  readonly asks = new Asks(this);
  readonly meanings = new Meanings(this);
  readonly outlooks = new Outlooks();
  readonly words = new TableWords(this);
  /** Plays the same game again from its beginning; null where that is not to be had. */
  retry = $state.raw<(() => void) | null>(null);
  readonly teaching = new Teaching();
  readonly restingOmens = new RestingOmens(this);
  readonly predictions = new Predictions(this);
  readonly drops = new Drops(this);
  readonly standingAnswers: StandingAnswers;
  readonly endGuard = new EndGuard();
  readonly conceding = new Conceding(this);
  /** What is chosen next stands for all such questions. */
  once = $state(false);
  looked = $state.raw<Looked | null>(null);
  readonly preview = new Preview();
  /** A card that stays in sight beside the one that is looked at. */
  pinned = $state.raw<Looked | null>(null);
  /** The card that is being dragged, and where. */
  drag = $state.raw<Dragged | null>(null);
  /** The Objective of a game that has just begun, as long as it lies across the board. */
  opening = $state.raw<ShownMoment | null>(null);
  /** The Callings that may come lie open over the table. */
  callingsOpen = $state(false);
  attention: Attention | null = null;
  /** What a reason is being shown for. */
  asked = $state.raw<Asked | null>(null);
  /** The Omens that are open; an answer to be tried first is one to that question only. */
  omens = $state.raw<{ readonly decision: number | null; readonly first: string | null } | null>(null);
  /** In the tutorial, the one answer that shines, or none while there is something to read first. */
  shining = $state.raw<{ readonly answer: string | null } | null>(null);
  #seats: readonly string[] = [];
  readonly #mended = new Mended(() => this.log);
  #considered = $state.raw<Option | null>(null);

  constructor(couch: Couch) {
    super(couch);
    const { session } = couch;
    this.book = session.book;
    this.standingAnswers = standingAnswersOf(session.id);
    this.motion = new Director(session, couch.witnessed, (seat) => couch.isBot(seat));
  }

  readonly hands = $derived.by(() => handsIn(this.view));
  /** The story as far as the board shows it. */
  readonly story = $derived.by(() => (this.isBack ? this.log : withoutLatest(this.log, this.motion.untold)));
  /** How the board is drawn: as it stands, or as it was at the beat that is being shown. */
  readonly board = $derived.by(() => this.time.past.looked?.view ?? this.motion.board);
  /** Names for what lies on the board, even when it has left the game by now. */
  readonly boardNames = $derived.by(() => namesOf(this.board, this.book));
  readonly names = $derived.by(() => namesOf(this.view, this.book));
  /** The attack that is shown: as long as there is none, no card looks at the board again for it. */
  readonly attack = $derived.by(() => this.board.attack);
  /** The cards whose glass is mended. */
  readonly returned = $derived.by(() => this.#mended.cards);
  /** The same list as long as the names are the same: each card in play says whose turn it waits for. */
  readonly seats = $derived.by(() => {
    const names = [...this.view.seats, ...this.view.opponents].map(({ name }) => name);
    this.#seats = sameList(this.#seats, names);
    return this.#seats;
  });
  /** What led to the question is still told: nothing of it shows before that is over. */
  readonly isTelling = $derived.by(() => !this.isBack && (this.motion.isMoving || this.opening !== null));
  /** The hint asked for, as long as its question is on the table. */
  readonly counsel = $derived.by(() => {
    const { counsel } = this.session;
    return counsel !== null && counsel.decision === this.decision?.id ? counsel : null;
  });
  /** The answer that the open Omens try first. */
  readonly omensFirst = $derived.by(() => {
    const { decision = null, first = null } = this.omens ?? {};
    const isOffered = this.decision?.ask?.kind === 'one' && this.options.some(({ id }) => id === first);
    return decision === this.decision?.id && isOffered ? first : null;
  });

  /** While somebody reads what is told between two Objectives nothing is played. */
  get isHeld(): boolean {
    return this.couch.interludes.due !== null;
  }

  get decision(): DecisionView | null {
    return this.asking.now.decision;
  }

  get options(): readonly Option[] {
    return this.asking.now.options;
  }

  /** Choices by the card one would reach for. */
  get byCard(): ReadonlyMap<CardId, readonly Option[]> {
    return this.asking.now.byCard;
  }

  get lifted(): CardId | null {
    return this.asking.lifted.card;
  }

  get liftedOptions(): readonly Option[] {
    return this.asking.lifted.options;
  }

  get targets(): ReadonlyMap<CardId, Option> {
    return this.asking.lifted.targets;
  }

  /** A choice under the pointer or in focus, else the first of the card that is lifted. */
  get considered(): Option | null {
    return this.options.find((option) => option === this.#considered) ?? this.liftedOptions[0] ?? null;
  }

  /** The target that a chosen card is aimed at by pointer, focus or finger. */
  get aimed(): CardId | null {
    const to = this.#considered === null ? null : cardsOfOption(this.#considered).to;
    return to !== null && this.targets.has(to) ? to : null;
  }

  consider(option: Option | null): void {
    this.#considered = option;
  }

  considerChoice(id: string | null): void {
    // A button that goes with its table lets go of nothing that is left.
    this.consider(id === null ? null : (this.options.find((option) => option.id === id) ?? null));
  }

  lookAtChoice(id: string): void {
    const option = this.options.find((one) => one.id === id);
    if (option === undefined) return;
    const { to, from } = cardsOfOption(option);
    const card = to ?? from;
    const inPlay = card === null ? undefined : this.names.inPlay(card);
    const def = inPlay?.def ?? (card === null ? undefined : this.names.def(card));
    if (def !== undefined) this.look(def, inPlay ?? null, card);
  }

  pick(id: string): void {
    const option = this.options.find((one) => one.id === id);
    if (option !== undefined) this.choose(option);
  }

  /** Opens the Omens: of doing this first, or of doing nothing more. */
  foresee(first: string | null): void {
    // They have one place.
    this.session.counsel = null;
    this.omens = { decision: this.decision?.id ?? null, first };
  }

  closeOmens(): void {
    this.omens = null;
  }

  sentence(option: Option): string {
    return this.predictions.sentences.get(option.id) ?? option.id;
  }

  readonly standing = (card: CardId): Standing => this.meanings.of(card).standing;

  /** What it may still do, having acted. */
  readonly mayActAgain = (card: InPlayView): Again => againOf(card, this.byCard.get(card.id));

  /** What the panel shows. */
  readonly shown = $derived.by(() => shownCard(this.looked, this.board, this.view));

  /** What the latest answer did to a card, as far as it was shown. */
  mark(card: CardId): Mark | null {
    return (this.isBack ? null : this.motion.marks.get(card)) ?? null;
  }

  look(def: DefId, card: InPlayView | null = null, id: CardId | null = card?.id ?? null): void {
    this.looked = { def, card, id };
  }

  /** Keeps the card that is looked at in sight, or lets it go again. */
  pin(isPinned: boolean): void {
    this.pinned = isPinned ? this.shown : null;
    // There it is kept.
    if (isPinned) void this.drawer.open(true);
  }

  /** Shows a card and keeps it in sight. @returns whether its face is known */
  hold(card: CardId): boolean {
    const def = this.names.def(card);
    if (def === undefined) return false;
    this.look(def, this.names.inPlay(card) ?? null, card);
    this.pin(true);
    return true;
  }

  /** Asks why of what is looked at, one question before the others. The reasons are of the game as it stands: that is shown. */
  askWhy({ on, whys }: Attention, first?: Why): void {
    if (this.isBack || whys.length === 0) return;
    const rest = whys.filter((why) => why.about !== first?.about);
    this.endTelling();
    this.asked = { at: placeOf(on), whys: first === undefined ? whys : [first, ...rest] };
  }

  /** Leaves out what is still told: what is asked comes at once. */
  endTelling(): void {
    this.opening = null;
    this.motion.finish();
  }

  lift(card: CardId | null): void {
    this.asking.lift(card);
  }

  press(card: CardId): void {
    if (!this.mayPress(card)) return;
    const target = this.lifted === card ? undefined : this.targets.get(card);
    const own = this.byCard.get(card) ?? [];
    const [first] = own;
    if (target !== undefined) this.choose(target);
    else if (first?.kind === 'card') this.choose(first);
    else if (first !== undefined && own.length === 1 && answersAtOnce(first, this, card)) this.choose(first);
    else this.lift(this.lifted === card || first === undefined ? null : card);
  }

  /** Answers a question that wants one choice; adds to or takes from the picks of one that wants several. */
  choose(option: Option): void {
    const { from, to } = cardsOfOption(option);
    if (!this.mayPress(to ?? from)) return;
    if (this.decision?.ask?.kind !== 'one') {
      this.picking.press(option.id);
      return;
    }
    // In the tutorial the coach tells what comes of it.
    const isGuarded = settings.now.endGuard && this.shining === null;
    if (isGuarded && this.endGuard.stops(option, this.decision, this.names, this.restingOmens)) return;
    if (this.once) this.standingAnswers.keep(this.decision, option, this.names, this.sentence(option));
    this.once = false;
    void this.drops.choose(option);
  }

  async send(ids: readonly string[]): Promise<void> {
    if (this.decision === null || !this.mayPress(null)) return;
    await this.session.answer(ids, this.answering.by(this.decision));
    this.asking.letGo();
    // Where hands are private this table may be gone by now: what it derives is asked only of one whose card was let go.
    if (this.drag?.answered != null && !this.isTelling) this.drag = null;
  }
}

export const [getTable, setTable] = createContext<TableState>();
