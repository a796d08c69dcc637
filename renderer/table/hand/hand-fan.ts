/*
 * A hand of cards as it is held: a fan that is flat at its middle, each card whole or half under the next one. Which card lies
 * where depends on how many there are and on nothing else.
 */

/** A card of the hand: where its middle is from the middle of the hand, how far it hangs below it, both in pixels, and its turn in degrees. */
export interface Held {
  readonly x: number;
  /** How much of it the next one leaves to see; null for a card that is seen whole. */
  readonly seen: number | null;
  readonly drop: number;
  readonly turn: number;
}

/** The room that a hand has for its cards, and the width of one, in pixels. */
export interface HandSpace {
  readonly width: number;
  readonly card: number;
  readonly unit: number;
}

/** How wide a card in a hand is, in units. */
export const HAND_CARD = 124;

/** How much of a card the next one leaves to see, at the most. */
const WIDEST = 0.985;
/** A card of which so much is seen is seen whole: the sign of its kind is at its right edge. */
const WHOLE = 0.97;
/** What a card hangs lower than one nearer to the middle, in units by the square of the places between. */
const DROP = 1;
/** A card in the window's foot would lose its name. */
const DEEPEST = 9;
const TURN = 1.35;
const MOST_TURN = 4;

/** Where so much of each card or less would be seen, those alike lie on each other. */
const NARROW = 0.72;
/** How much of a card is seen that lies under one alike, in units: what it is stands on that one. */
const UNDER = 13;

/** Where a card lies before it is known how many there are. */
export const ALONE: Held = { x: 0, drop: 0, turn: 0, seen: null };

/** The cards of a hand of so many, from left to right. */
export function handFan(count: number, { width, card, unit }: HandSpace): readonly Held[] {
  const free = count < 2 ? card : (width - card) / (count - 1);
  const step = Math.max(0, Math.min(WIDEST * card, free));
  const held = Array.from({ length: count }, (_, index) => {
    const place = index - (count - 1) / 2;
    return {
      x: place * step,
      seen: null,
      drop: Math.min(DEEPEST, place * place * DROP) * unit,
      turn: Math.max(-MOST_TURN, Math.min(MOST_TURN, place * TURN)),
    };
  });
  return seenIn(held, card);
}

/**
 * The cards of a hand of which some are alike, from left to right: where the fan gets narrow, those lie on each other.
 * @param stacks how many cards alike lie beside each other
 */
export function stackedFan(stacks: readonly number[], room: HandSpace): readonly Held[] {
  const { width, card, unit } = room;
  const count = stacks.reduce((sum, each) => sum + each, 0);
  if (count === stacks.length || (width - card) / (count - 1) > NARROW * card) return handFan(count, room);
  const under = UNDER * unit;
  const free = width - card - (count - stacks.length) * under;
  const step = stacks.length < 2 ? 0 : Math.max(0, Math.min(WIDEST * card, free / (stacks.length - 1)));
  const tops = handFan(stacks.length, room);
  let left = 0;
  const lefts = stacks.map((each) => {
    const first = left;
    left += (each - 1) * under + step;
    return first;
  });
  const middle = (left - step) / 2;
  const held = stacks.flatMap((each, at) =>
    Array.from({ length: each }, (_, copy) => ({
      ...(tops[at] ?? ALONE),
      x: (lefts[at] ?? 0) + copy * under - middle,
    })),
  );
  return seenIn(held, card);
}

/** Does so little of a card stay in sight that it can only lie under one alike? */
export const isUnderAlike = ({ seen }: Held, { unit }: HandSpace): boolean =>
  seen !== null && seen < (UNDER + 1) * unit;

/** The same cards, with how much of each the next one leaves to see. */
export function seenIn(held: readonly Held[], card: number): readonly Held[] {
  return held.map((one, at) => {
    const step = (held[at + 1]?.x ?? Infinity) - one.x;
    return { ...one, seen: step > card * WHOLE ? null : step };
  });
}
