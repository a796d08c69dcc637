import type { Moment, Seating, Timeline } from '../../../electron/shared/api.ts';
import { areOfOne } from '../../../electron/shared/table/people.ts';
import type { Back, Leap, SeatId, Stance } from '../../../engine/index.ts';
import { input } from '../../input/input.svelte.ts';
import type { CommonView } from '../things.ts';
import { placeOf } from './places.ts';

/** What somebody wants undone: so much, or all that came after a moment. */
export type Wish = Back | { readonly moment: number };

/** A game in which answers can be undone. */
export interface Undoing {
  readonly stance: Stance;
  readonly moments: readonly Moment[];
  readonly undos: Timeline['undo'];
  readonly redoable: Timeline['redo'];
  /** Nothing before its first moment can be returned to. */
  readonly isCut: boolean;
  readonly busy: boolean;
  readonly table: Seating;
  readonly view: Pick<CommonView, 'eyes'>;
  undo(back: Back, by: SeatId | null): Promise<void>;
  redo(by: SeatId | null): Promise<void>;
  returnTo(moment: number, by: SeatId | null): Promise<void>;
}

const nameOf = (wish: Wish): string => (typeof wish === 'string' ? wish : `to ${String(wish.moment)}`);

/** Undo and redo. Nothing stands in its way, but what hides again what was seen is asked for twice. */
export class Undoer {
  readonly #session: Undoing;
  #warned = $state.raw<{ readonly wish: string; readonly at: number } | null>(null);

  /** Something was to be undone that older rules played. */
  isAtCut = $state(false);

  constructor(session: Undoing) {
    this.#session = session;
  }

  readonly #now = $derived.by(() => this.#session.moments.at(-1)?.number ?? 0);

  /** What a wish would undo; null where there is nothing. */
  leap(wish: Wish): Leap | null {
    if (typeof wish !== 'string') return this.#leapTo(placeOf(this.#session, wish.moment));
    const leap = this.#session.undos[wish];
    return leap === null ? null : this.#leapTo(this.#personsPlace(placeOf(this.#session, leap.to)));
  }

  #leapTo(place: number): Leap | null {
    const { moments, stance, table } = this.#session;
    const to = moments[place];
    const taken = moments.slice(place + 1);
    const seats = taken.map(({ seat }) => seat);
    const isOthers = stance === 'against' && !areOfOne(seats, table, this.#by());
    return to === undefined || taken.length === 0 || isOthers
      ? null
      : { to: to.number, answers: taken.length, revealed: taken.some(({ revealed }) => revealed) };
  }

  /** A bot would only answer the same again: an undo goes back to where a person is asked, if there is such a place. */
  #personsPlace(place: number): number {
    const { moments, table } = this.#session;
    const isPersons = (at: number): boolean => {
      const asked = moments[at + 1]?.seat ?? null;
      return asked === null || table.seats[asked]?.kind !== 'bot';
    };
    const found = [...moments.keys()].slice(0, place + 1).findLast(isPersons);
    return found ?? place;
  }

  /** Was it said of this wish that it hides again what was seen? */
  isWarned(wish: Wish): boolean {
    return this.#warned?.at === this.#now && this.#warned.wish === nameOf(wish);
  }

  /** Is something said of an undo, or of why there is none? */
  get isTold(): boolean {
    return this.isAtCut || this.#warned?.at === this.#now;
  }

  /** Undoes; @returns whether it was done, rather than warned of */
  async ask(wish: Wish): Promise<boolean> {
    const leap = this.leap(wish);
    this.isAtCut = leap === null && this.#session.isCut;
    if (leap === null || this.#session.busy) return false;
    if (leap.revealed && !this.isWarned(wish)) {
      this.#warned = { wish: nameOf(wish), at: this.#now };
      return false;
    }
    this.forget();
    const isPlain = typeof wish === 'string' && leap.to === this.#session.undos[wish]?.to;
    if (isPlain) await this.#session.undo(wish, this.#by());
    else await this.#session.returnTo(leap.to, this.#by());
    return true;
  }

  async redo(): Promise<void> {
    this.forget();
    if (this.#session.redoable !== null) await this.#session.redo(this.#by());
  }

  /** The warning is not wanted any more. */
  forget(): void {
    this.#warned = null;
    this.isAtCut = false;
  }

  /** Whose doing it is: the seat of a gamepad, or who alone looks; nobody's name where all share. */
  #by(): SeatId | null {
    const { eyes } = this.#session.view;
    const alone = this.#session.table.hands === 'private' ? (eyes[0] ?? null) : null;
    return input.source.seat ?? alone;
  }
}
