import { createContext } from 'svelte';
import type { Occupant, Seating, Trouble } from '../../../electron/shared/api.ts';
import { playedBy } from '../../../electron/shared/table/people.ts';
import type { SeatSettings } from '../../../electron/shared/settings.ts';
import type { SeatId, Stance } from '../../../engine/index.ts';
import { settings } from '../../settings.svelte.ts';
import { input } from '../../input/input.svelte.ts';
import { curtainOf } from './curtain.ts';
import { markOf, ownOf, peopleAt, type SeatMark } from './people.ts';
import { meant, pointed, standing, STAY, type Intent, type Pointed } from './pointing.ts';
import type { CommonView, ThingId } from '../things.ts';
import { Witnessed } from './witnessed.ts';

/** How the end of a game is shown. */
type Ending = 'moment' | 'results';

/** A device that is shared belongs to one seat for a while: what is pressed is a finger, or a plan. */
export interface Aim {
  readonly seat: SeatId;
  readonly kind: 'point' | 'plan';
}

/** What whoever sits around a game needs of it. */
export interface CouchSession {
  readonly stance: Stance;
  readonly view: CommonView;
  readonly table: Seating;
  /** The answer to what is asked where every one comes to the same; null where somebody has a choice. */
  readonly needless: readonly string[] | null;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** The moments of the line that is played, now last. */
  readonly moments: readonly { readonly number: number; readonly seat: SeatId | null }[];
  conceal(): Promise<void>;
  reveal(seat: SeatId): Promise<void>;
  sit(seat: SeatId, player: Occupant): Promise<void>;
  takeOver(by: SeatId): Promise<boolean>;
}

/**
 * The people around one screen: whose hand is in sight, who points where and means to do what. It outlives the table that
 * is drawn: that is drawn anew whenever other eyes look, so that nothing called up by the one is left for the other.
 */
export class Couch<S extends CouchSession = CouchSession> {
  readonly session: S;
  /** The game is watched again: nothing can be answered. */
  readonly isWatching: boolean;
  /**
   * What is open of how the game ended: the moment over the whole window, or the results, from their head or at the turning
   * points; null once it was looked at, so that whoever then looks at hands is not told again.
   */
  ending = $state<Ending | null>(null);
  /** The moment was played; a table that is drawn anew shows its last picture. */
  isEndPlayed = false;
  /** What came before is told: to whoever comes back to a game, and whenever it is asked for. */
  recap = $state(false);
  /** The table was drawn before: whoever takes it over is not told everything from the beginning. */
  hasArrived = false;
  /** What these eyes have seen happen, and heard: a table that is drawn anew for them does not tell it again. */
  readonly witnessed = new Witnessed(() => this.eyes);
  points = $state.raw<readonly Pointed[]>([]);
  intents = $state.raw<ReadonlyMap<SeatId, Intent>>(new Map());
  aim = $state.raw<Aim | null>(null);
  /** Who took over the question of this number; with private hands only as long as that hand is open. */
  taken = $state.raw<{ readonly decision: number; readonly by: SeatId } | null>(null);
  /** Somebody pressed a curtain that is not theirs. */
  intruder = $state<SeatId | null>(null);
  #wanted = $state<SeatId | null>(null);
  #called = $state<SeatId | null>(null);
  #decision: number | null = null;
  /** The last person who was asked. While the program answers in between, the table stays as that one wants it. */
  #lastAsked = $state<SeatId | null>(null);
  /** What main refused; it is not asked for again before somebody presses something. */
  #refused: SeatId | 'nobody' | null = null;

  constructor(session: S, isWatching = false) {
    this.session = session;
    this.isWatching = isWatching;
    if (!isWatching) this.tellEnd();
  }

  readonly isPrivate = $derived.by(() => this.session.table.hands === 'private');
  readonly people = $derived.by(() => peopleAt(this.session.table));
  /** Nobody is there from whom a hand could be hidden. */
  readonly isAlone = $derived.by(() => this.people.length < 2);
  readonly isOver = $derived.by(() => this.session.view.outcome !== null);
  readonly asked = $derived.by((): SeatId | null => this.session.view.pending?.seat ?? null);
  readonly isBotAsked = $derived.by(() => this.asked !== null && this.isBot(this.asked));
  /** What somebody here would be asked comes to the same, whatever is answered: nobody is. */
  readonly isPassedOver = $derived.by(
    () => !this.isWatching && !this.isBotAsked && this.session.needless !== null,
  );
  readonly asksNobody = $derived.by(() => this.isWatching || this.isPassedOver);
  readonly curtain = $derived.by(() =>
    curtainOf(this.session.table, this.session.view, { wanted: this.#wanted, called: this.#called }),
  );
  /** For whom the table is drawn, by a name: null while nobody may look. */
  readonly eyes = $derived.by((): string | null => {
    const { curtain } = this;
    if (curtain.at === 'between') return null;
    return curtain.at === 'seat' ? `seat ${String(curtain.seat)}` : curtain.at === 'open' ? 'all' : 'nobody';
  });
  /**
   * What is in sight is for one pair of eyes, of a hand at least: nothing of it is taken along, for the clipboard would
   * still hold it when others look. One person alone is no exception: somebody may come and play another seat.
   */
  readonly isForOneOnly = $derived.by(() => this.isPrivate && this.curtain.at === 'seat');
  /** The seat of whoever took over the question of now; null where nobody did. */
  readonly taker = $derived.by((): SeatId | null => {
    const { taken, session } = this;
    return taken !== null && taken.decision === session.view.pending?.id ? taken.by : null;
  });
  /** For whom the table is drawn: one who looks alone, else one who answers while the others look on. */
  readonly reader = $derived.by((): SeatId | null => {
    const { curtain, people } = this;
    if (this.isAlone) return people[0] ?? null;
    const seat = curtain.at === 'seat' ? curtain.seat : curtain.at === 'open' ? this.#lastAsked : null;
    return seat !== null && seat === this.asked ? (this.taker ?? seat) : seat;
  });
  /** What that one wants otherwise than the table. */
  readonly own = $derived.by((): Partial<SeatSettings> => {
    const { reader, session } = this;
    return reader === null ? {} : ownOf(reader, session.table, settings.chosen.players);
  });

  /** The end, whenever it comes, is told of; one that came before somebody sat down is read of. */
  tellEnd(): void {
    this.isEndPlayed = false;
    this.ending = this.session.view.outcome === null ? 'moment' : 'results';
  }

  isBot(seat: SeatId): boolean {
    return this.session.table.seats[seat]?.kind === 'bot';
  }

  mark(seat: SeatId): SeatMark {
    return markOf(seat, this.session.table, settings.chosen.players);
  }

  /** What a seat is called: every log has it so. */
  seatName(seat: SeatId): string {
    return this.session.view.seats[seat]?.name ?? '';
  }

  /** Whoever plays a seat, by name; null where it is the program. */
  playerName(seat: SeatId): string | null {
    const at = playedBy(seat, this.session.table);
    const player = this.session.table.seats[at];
    return player?.kind === 'person' ? player.name : null;
  }

  /** May whoever presses just now say to be whoever plays this seat? */
  mayUncover(seat: SeatId): boolean {
    const by = input.source.seat;
    const { table } = this.session;
    const may = by === null || playedBy(by, table) === playedBy(seat, table);
    this.intruder = may ? null : by;
    return may;
  }

  /** This seat looks from now on. */
  show(seat: SeatId): void {
    this.#refused = null;
    this.#called = null;
    this.intruder = null;
    this.taken = null;
    this.#wanted = seat;
  }

  /** Nobody looks from now on: what was in sight is gone at once, before main has heard of it. */
  hide(): void {
    if (!this.isPrivate) return;
    this.#refused = null;
    this.#called = null;
    this.taken = null;
    this.#wanted = null;
  }

  /** Somebody wants to look at the hand of this seat. */
  call(seat: SeatId): void {
    if (this.isOver || this.isAlone) this.show(seat);
    else {
      this.hide();
      this.#called = seat;
    }
  }

  /** Another question may be another person's: then nobody looks until that one is there. */
  follow(): void {
    const { table, view } = this.session;
    const { pending } = view;
    if (pending === null || pending.id === this.#decision) return;
    this.#decision = pending.id;
    // After an undo the same question is asked again, and nobody has taken it over yet.
    this.taken = null;
    this.#called = null;
    this.intruder = null;
    if (this.isBot(pending.seat)) return;
    this.#lastAsked = pending.seat;
    if (!this.isPrivate) return;
    const isSame = this.#wanted !== null && playedBy(this.#wanted, table) === playedBy(pending.seat, table);
    this.#wanted = this.isAlone || isSame ? pending.seat : null;
  }

  /** Whom main should show the table, where that is somebody else than now. */
  readonly due = $derived.by((): { readonly to: SeatId | null } | null => {
    const { busy, view } = this.session;
    const isDue = this.isPrivate && !busy && (view.eyes[0] ?? null) !== this.#wanted;
    return isDue ? { to: this.#wanted } : null;
  });

  /** Lets main show the table to whom it is due. */
  async settle(to: SeatId | null): Promise<void> {
    if (this.#refused === (to ?? 'nobody')) return;
    await (to === null ? this.session.conceal() : this.session.reveal(to));
    if (this.session.trouble === null) return;
    this.#refused = to ?? 'nobody';
    if (to !== null) this.#wanted = null;
  }

  /** Gives a seat to somebody. Whoever comes has seen no hand yet. */
  async sit(seat: SeatId, player: Occupant): Promise<void> {
    if (this.#wanted === seat) this.hide();
    await this.session.sit(seat, player);
  }

  /** May somebody answer for another? Not where all play against each other. */
  get mayTakeOver(): boolean {
    return this.session.stance === 'together';
  }

  /** Whoever sits at `by` answers this one question for the seat that is asked. The story tells it before a hand is seen. */
  async takeOver(by: SeatId): Promise<void> {
    const { pending } = this.session.view;
    if (pending === null || this.isBot(pending.seat)) return;
    const isTold = await this.session.takeOver(by);
    if (!isTold || this.session.view.pending?.id !== pending.id) return;
    if (this.isPrivate) this.show(pending.seat);
    this.taken = { decision: pending.id, by };
    this.aim = null;
  }

  /** Whoever is asked answers again. */
  giveBack(): void {
    this.taken = null;
    this.hide();
  }

  /** Somebody points at a card; a seat that plans says what it means with it. */
  pointAt(
    by: SeatId,
    card: ThingId,
    kind: Aim['kind'] = this.aim?.seat === by ? this.aim.kind : 'point',
  ): void {
    const now = performance.now();
    this.points = pointed(standing(this.points, now), { by, card, until: now + STAY });
    if (kind === 'point') return;
    const intent = meant(this.intents.get(by), card);
    this.intents = new Map(this.intents).set(by, intent);
    if (intent.to !== null) this.aim = null;
  }

  /** What a seat meant is done, or given up. */
  forget(seat: SeatId): void {
    this.intents = new Map([...this.intents].filter(([by]) => by !== seat));
  }

  /** No finger stays at a card longer than it points. */
  fade(): void {
    this.points = standing(this.points, performance.now());
  }
}

/**
 * The people around each game, the same ones as long as it is on the table: also when all is drawn anew in another language.
 * @param make seats them at a game that has just come
 */
export function couchesOf<S extends CouchSession, C extends Couch<S>>(
  make: (session: S) => C,
): (session: S) => C {
  const couches = new WeakMap<S, C>();
  const couchOf = (session: S): C => {
    const known = couches.get(session);
    if (known !== undefined) return known;
    // Made within the table that is drawn now, what is derived here would end with it.
    $effect.root(() => {
      couches.set(session, make(session));
    });
    return couchOf(session);
  };
  return couchOf;
}

/** The people around the table that is drawn. */
export const [getPeople, setPeople] = createContext<Couch>();
