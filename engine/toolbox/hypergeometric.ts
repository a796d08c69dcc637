/** Some cards drawn blindly from a deck that holds some of a kind. */
export interface Draw {
  /** Cards in the deck. */
  readonly deck: number;
  /** How many of them are of the kind. */
  readonly kind: number;
  /** How many cards are drawn. */
  readonly drawn: number;
}

/**
 * How likely each number of cards of the kind is among those drawn, from none on: exact but for the last rounding, since
 * the counts themselves are whole numbers of any size.
 * @returns as many chances as there are possible counts from 0 to the most; they add up to 1
 */
export function chancesOf({ deck, kind, drawn }: Draw): readonly number[] {
  const all = choose(deck, drawn);
  return Array.from({ length: Math.min(kind, drawn) + 1 }, (_, count) =>
    share(choose(kind, count) * choose(deck - kind, drawn - count), all),
  );
}

/** How likely at least so many of the kind are among the cards drawn. */
export function chanceOfAtLeast(draw: Draw, least: number): number {
  const { deck, kind, drawn } = draw;
  const fewest = Math.max(0, drawn - (deck - kind));
  const most = Math.min(kind, drawn);
  if (least <= fewest) return 1;
  if (least > most) return 0;
  const all = choose(deck, drawn);
  // What is left over from all ways is as exact: the shorter side is counted.
  const isShort = most - least < least - fewest;
  return share(isShort ? waysOf(draw, least, most) : all - waysOf(draw, fewest, least - 1), all);
}

/** In how many ways from so many to so many of the kind are drawn. The ways of each count follow from those of the one before. */
function waysOf({ deck, kind, drawn }: Draw, from: number, to: number): bigint {
  let ways = choose(kind, from) * choose(deck - kind, drawn - from);
  let sum = ways;
  for (let count = from; count < to; count += 1) {
    const [more, less] = [(kind - count) * (drawn - count), (count + 1) * (deck - kind - drawn + count + 1)];
    ways = (ways * BigInt(more)) / BigInt(less);
    sum += ways;
  }
  return sum;
}

/** How many of the kind are drawn on average. */
export function expectedIn({ deck, kind, drawn }: Draw): number {
  return deck === 0 ? 0 : (drawn * kind) / deck;
}

/** In how many ways `some` of `all` can be chosen; 0 where there are not so many. */
function choose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n;
  const few = Math.min(some, all - some);
  let ways = 1n;
  for (let i = 1; i <= few; i += 1) ways = (ways * BigInt(all - few + i)) / BigInt(i);
  return ways;
}

/** More than a double can tell apart. */
const SCALE = 2n ** 80n;

function share(part: bigint, whole: bigint): number {
  return Number((part * SCALE) / whole) / Number(SCALE);
}
