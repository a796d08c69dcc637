import type { CardId, InPlayView, Side, View } from '../../../../engine/alpha-omega/index.ts';
import { sameList, sharing } from '../../../shared.ts';
import type { CardBook } from '../words/cards/words.ts';
import { HeldPlaces } from './held-places.ts';
import { HeldSizes } from './held-sizes.ts';
import { Shifted } from '../../../table/hand/shifted.svelte.ts';
import { rowsOf, type Board, type Laid, type Row, type Rows } from './rows.ts';

/** The window for which sizes are given in pixels: a larger one has so much larger cards. */
const DESIGNED = { width: 1280, height: 800 } as const;
/** The size of a letter there. */
const REM = 16;

/** What was measured of the table, in pixels. */
export interface Measured {
  readonly window: { readonly width: number; readonly height: number };
  readonly board: { readonly width: number; readonly height: number };
  readonly rem: number;
}

const isSame = (one: Measured, other: Measured): boolean =>
  one.rem === other.rem &&
  (['window', 'board'] as const).every(
    (part) => one[part].width === other[part].width && one[part].height === other[part].height,
  );

/** What lies on the board, and what that wants of its rows. */
interface Lying {
  readonly hosts: Readonly<Record<Side, readonly InPlayView[]>>;
  readonly attached: ReadonlyMap<CardId, readonly InPlayView[]>;
  readonly groups: readonly number[];
  readonly laid: Readonly<Record<Side, Laid>>;
}

/** What lies on the table, and who sits at it. */
interface Table {
  /** As the board shows it, which may be later than the view. */
  readonly board: View;
  readonly view: View;
  readonly book: CardBook;
  /** The names of all players. */
  readonly seats: readonly string[];
  readonly isBack: boolean;
}

/** Where the cards in play lie on the board of this window: by what lies there, never by what is chosen. */
export class BoardLayout {
  /** Where cards lay a moment ago. */
  readonly shifted = new Shifted();
  readonly #table: Table;
  readonly #held = new HeldSizes();
  readonly #places = new HeldPlaces();
  /*
   * What lay there before: whatever of it still lies so stays the very same, and cards that nothing has moved are not looked at
   * again.
   */
  #hosts: Readonly<Record<Side, readonly InPlayView[]>> = { opponent: [], good: [] };
  #attached: ReadonlyMap<CardId, readonly InPlayView[]> = new Map();
  #rows: Rows | null = null;
  #measured = $state.raw<Measured | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** A pixel of the window for which sizes are given, and the same for what bears letters. */
  readonly units = $derived.by(() => {
    if (this.#measured === null) return { unit: 1, text: 1 };
    const { window, rem } = this.#measured;
    const unit = Math.min(window.width / DESIGNED.width, window.height / DESIGNED.height);
    return { unit, text: Math.max(unit, rem / REM) };
  });

  readonly #lying = $derived.by((): Lying => {
    const hosts = this.#hostsOn(this.#table.board.inPlay);
    const attached = this.#attachedOn(this.#table.board.inPlay);
    const seats = this.#table.view.seats.map((_, seat) => seat);
    const groups = seats.map((seat) => hosts.good.filter((card) => this.#seatOf(card) === seat).length);
    const bearing = hosts.opponent.flatMap(({ id }, at) => (attached.has(id) ? [at] : []));
    return {
      ...{ hosts, attached, groups },
      laid: {
        opponent: { groups: [hosts.opponent.length], beside: new Set(bearing) },
        good: { groups, marked: this.#table.seats.length > 1 },
      },
    };
  });

  /**
   * What carries other cards, or could, by the side that it counts for: Good cards by their players, those of Lured Players
   * after the Opponents' own, which stand as they came. A Place lies elsewhere.
   */
  get hosts(): Readonly<Record<Side, readonly InPlayView[]>> {
    return this.#lying.hosts;
  }

  /** What is carried, by the card that carries it. */
  get attached(): ReadonlyMap<CardId, readonly InPlayView[]> {
    return this.#lying.attached;
  }

  /** How many Good cards each seat has on the board. */
  get groups(): readonly number[] {
    return this.#lying.groups;
  }

  #hostsOn(inPlay: readonly InPlayView[]): Readonly<Record<Side, readonly InPlayView[]>> {
    const lie = inPlay.filter(
      ({ def, host }) => host === null && this.#table.book.get(def)?.type !== 'place',
    );
    const of = (side: Side): readonly InPlayView[] => lie.filter(({ countsFor }) => countsFor === side);
    const opponent = of('opponent').toSorted((a, b) => Number(a.side === 'good') - Number(b.side === 'good'));
    const good = of('good').toSorted((a, b) => this.#seatOf(a) - this.#seatOf(b));
    const before = this.#hosts;
    this.#hosts = { opponent: sameList(before.opponent, opponent), good: sameList(before.good, good) };
    return this.#hosts;
  }

  #attachedOn(inPlay: readonly InPlayView[]): ReadonlyMap<CardId, readonly InPlayView[]> {
    const now = Map.groupBy(
      inPlay.filter(({ host }) => host !== null),
      ({ host }) => host ?? -1,
    );
    this.#attached = new Map(
      [...now].map(([host, list]) => [host, sameList(this.#attached.get(host), list)]),
    );
    return this.#attached;
  }

  /** Is it known how much room there is? Until then there is no size for a card. */
  readonly isKnown = $derived.by(() => this.#measured !== null);

  readonly rows = $derived.by((): Rows => {
    const board: Board = { width: 980, height: 506, ...this.#measured?.board, ...this.units };
    // An earlier moment is laid anew, and changes nothing for the table to which one comes back.
    const { laid } = this.#lying;
    const { opponent, good } = this.#table.isBack
      ? laid
      : this.#held.hold(laid, board, this.#table.board.round);
    const anew = rowsOf(opponent, good, board);
    this.#rows = sharing(this.#rows, this.#table.isBack ? anew : this.#inPlace(anew, board));
    return this.#rows;
  });

  /** How wide the board is, in pixels. */
  readonly width = $derived.by(() => this.#measured?.board.width ?? 0);

  /** How wide the window is, in pixels. */
  readonly windowWidth = $derived.by(() => this.#measured?.window.width ?? 0);

  /** How wide a card in play is, in pixels. */
  cardOf({ countsFor }: InPlayView): number {
    return this.rows[countsFor].card;
  }

  row(side: Side): Row {
    return this.rows[side];
  }

  measured(now: Measured): void {
    if (this.#measured === null || !isSame(this.#measured, now)) this.#measured = now;
  }

  /** Cards that stay keep their places as long as the same turn lasts, but spread where they lie too close when a phase passes. */
  #inPlace(anew: Rows, board: Board): Rows {
    const { round, turn, phase } = this.#table.board;
    const held = (side: Side): Row => {
      const lying = {
        ids: this.hosts[side].map(({ id }) => id),
        beside: this.#lying.laid[side].beside ?? new Set<number>(),
      };
      const during = { board, turn: `${String(round)} ${String(turn)}`, phase };
      return this.#places.hold(side, anew[side], lying, during);
    };
    return { ...anew, opponent: held('opponent'), good: held('good') };
  }

  #seatOf({ owner }: InPlayView): number {
    return Math.max(0, Math.min(owner ?? 0, this.#table.view.seats.length - 1));
  }
}
