import type { InPlayView, Side } from '../../../../engine/index.ts';
import { printOf } from '../../../text/prints.ts';
import { fitRows, stripHeight, type Fit, type Row } from './fit.ts';
import type { TableState } from '../table-state.svelte.ts';

/** How many rem wide a strip at the side of its card is. */
export const SIDE = 6.6;

/** The room of a side, in pixels. */
interface Measured {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

const UNKNOWN: Measured = { width: 0, height: 0, rem: 16 };
/** The larger of two shares of the room, and the largest: that only where cards would lie out of sight even so. */
const UNEVEN = 1.3;
const MOST = 1.65;

/** What a share of the room is good for, and how much of the cards it shows. */
interface Worth {
  readonly share: number;
  readonly shown: number;
  readonly worth: number;
}

const SIDES = ['opponent', 'good'] as const satisfies readonly Side[];

const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  opponent: of('opponent'),
  good: of('good'),
});

/** How large the cards in play are: as large on the one side as on the other. */
export class Sizes {
  readonly #table: TableState;
  #rooms = $state.raw(bySide(() => UNKNOWN));

  constructor(table: TableState) {
    this.#table = table;
  }

  /**
   * What carries other cards, or could, on the side it counts for: those of Lured Players after the Opponents' own, which
   * stand as they came. A Place lies elsewhere.
   */
  readonly hosts = $derived.by(() =>
    bySide((side) =>
      this.#table.board.inPlay
        .filter(
          (card) =>
            card.countsFor === side && card.host === null && this.#table.book.get(card.def)?.type !== 'place',
        )
        .toSorted((a, b) => Number(a.side !== side) - Number(b.side !== side)),
    ),
  );

  /** What is carried, by the card that carries it. */
  readonly attached = $derived.by(() =>
    Map.groupBy(
      this.#table.board.inPlay.filter((card) => card.host !== null),
      ({ host }) => host ?? -1,
    ),
  );

  readonly fits = $derived.by((): Readonly<Record<Side, Fit>> => {
    const { rem } = this.#rooms.good;
    const [opponent, good] = fitRows(
      SIDES.map((side) => this.#row(side)),
      rem,
    );
    const usual = { width: rem * 11, ratio: 7 / 5 };
    return { opponent: opponent ?? usual, good: good ?? usual };
  });

  /** How much of the room the Opponents get, 1 being half: more or less only where that shows all cards larger, or more of them. */
  readonly share = $derived.by(() => {
    const { opponent, good } = this.#rooms;
    const total = opponent.height + good.height;
    // Shared out while one side alone is known, the other would be measured in a room that it does not keep.
    if (!this.areKnown || total === 0 || this.hosts.opponent.length === 0 || this.hosts.good.length === 0)
      return 1;
    /** How large the cards are, and how many of them are seen. A card that lies down is smaller than any that stands. */
    const worthOf = (share: number): Worth => {
      const fits = fitRows(
        [this.#row('opponent', (total * share) / 2), this.#row('good', (total * (2 - share)) / 2)],
        good.rem,
      );
      const width = fits[0]?.width ?? 0;
      const shown = Math.min(...fits.map((fit) => fit.shown ?? 1));
      return { share, shown, worth: (fits[0]?.plaque === true ? width / 10 : width) * shown };
    };
    const best = (shares: readonly [number, ...number[]]): Worth =>
      shares.map(worthOf).reduce((one, other) => (other.worth > one.worth * 1.05 ? other : one));
    const usual = best([1, 2 - UNEVEN, UNEVEN]);
    return (usual.shown < 1 ? best([usual.share, 2 - MOST, MOST]) : usual).share;
  });

  /** Is it known how much room both sides have? Until then there is no size for a card. */
  readonly areKnown = $derived.by(() => SIDES.every((side) => this.#rooms[side] !== UNKNOWN));

  measured(side: Side, room: Measured): void {
    const { width, height, rem } = this.#rooms[side];
    if (width === room.width && height === room.height && rem === room.rem) return;
    this.#rooms = { ...this.#rooms, [side]: room };
  }

  #row(side: Side, high?: number): Row {
    const { width, height, rem } = this.#rooms[side];
    const hosts = this.hosts[side];
    const order = hosts.map((host) => this.attached.has(host.id));
    return {
      room: {
        count: hosts.length,
        width: width - rem * 1.5,
        height: (high ?? height) - rem * 1.1,
        ...{ gap: rem * 0.7, min: rem * 4.5, max: rem * 11 },
      },
      side: { count: order.filter(Boolean).length, width: SIDE * rem, order },
      heightAt: (wide) => {
        const most = Math.max(0, ...hosts.map((host) => this.#stripsOn(host, wide / rem)));
        return most === 0 ? 0 : (most + 0.2) * rem;
      },
    };
  }

  /** How many rem what a card carries takes under it. */
  #stripsOn(host: InPlayView, wide: number): number {
    const heights = (this.attached.get(host.id) ?? []).map((one) => {
      const def = printOf(this.#table.book, one.def);
      const signs = [def.type === 'item' && def.attack > 0, one.left !== null, one.clock !== null];
      return stripHeight(def.name, signs.filter(Boolean).length, wide) + 0.125;
    });
    return heights.reduce((sum, height) => sum + height, 0);
  }
}
