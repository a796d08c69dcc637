import { below, shuffle, startStream } from '../../../kernel/rng.ts';
import type { Rng } from '../../../kernel/types.ts';
import type { BotName } from '../bots/bots.ts';
import type { Catalogue } from '../../definitions.ts';
import type { DefId } from '../../selects.ts';
import type { Setup } from '../../types.ts';
import type { Variant } from '../../variants-and-assists.ts';
import { refusalOf } from '../../variants.ts';
import { combinations } from './combinations.ts';
import { seatCounts } from './coverage.ts';

/** The cards to play with, and the decks as they are printed. */
export interface Stock {
  readonly content: Catalogue;
  readonly good: readonly DefId[];
  readonly opponent: readonly DefId[];
  readonly callings: readonly DefId[];
  /** In the order of a campaign. */
  readonly objectives: readonly DefId[];
}

/** One game of the plan, which depends on its seed and its focus alone. */
export interface PlannedGame {
  readonly setup: Setup;
  readonly bots: readonly BotName[];
}

/** Whoever thinks longer meets no more cards. */
const BOTS_TAKING_PART: readonly (readonly BotName[])[] = [['random'], ['steady'], ['steady', 'random']];

/**
 * A game of the exhaustive plan: an ordinary one, set up in all ways there are, or one with small decks stacked for a
 * print, since some come up or succeed too rarely.
 */
export function planGame(seed: string, stock: Stock, focus: DefId | null): PlannedGame {
  const chance = chances(startStream(seed, 'plan'));
  const planned = focus === null ? ordinary(stock, chance) : stacked(focus, stock, chance);
  return { setup: withoutClash(planned), bots: chance.one(BOTS_TAKING_PART) };
}

/** Chance as it is used up. */
interface Chances {
  /** A whole number from `least` to `most`. */
  number(least: number, most: number): number;
  one<T>(items: readonly T[]): T;
  /** Some of the items, in any order. */
  some<T>(items: readonly T[], count: number): readonly T[];
}

function chances(start: Rng): Chances {
  let rng = start;
  const number = (least: number, most: number): number => {
    const [value, after] = below(rng, most - least + 1);
    rng = after;
    return least + value;
  };
  return {
    number,
    one: <T>(items: readonly T[]) => items[number(0, items.length - 1)] as T,
    some(items, count) {
      const [order, after] = shuffle(rng, items);
      rng = after;
      return order.slice(0, count);
    },
  };
}

function ordinary(stock: Stock, chance: Chances): Setup {
  const decks = { good: stock.good, opponent: stock.opponent, callings: stock.callings };
  const from = chance.number(0, stock.objectives.length - 1);
  const isCampaign = chance.number(1, 3) === 1;
  const objectives = stock.objectives.slice(from, isCampaign ? undefined : from + 1);
  return setUp(decks, objectives, chance.one(combinations()), chance);
}

function stacked(target: DefId, stock: Stock, chance: Chances): Setup {
  const def = stock.content.get(target);
  const copies = Array.from({ length: def?.copies ?? 1 }, () => target);
  const wanted = [...copies, ...mentioned(target, stock.content)];
  const fits = (side: string): readonly DefId[] =>
    wanted.filter((id) => {
      const card = stock.content.get(id);
      return card !== undefined && 'side' in card && card.side === side;
    });
  const few = (deck: readonly DefId[], side: string, most: number): readonly DefId[] => [
    ...fits(side),
    ...chance.some(deck, chance.number(0, most)),
  ];
  const decks = {
    good: few(stock.good, 'good', 20),
    opponent: few(stock.opponent, 'opponent', 20),
    callings: def?.type === 'calling' ? [target] : stock.callings,
  };
  const first = def?.type === 'objective' ? target : chance.one(stock.objectives);
  const following = chance.number(1, 2) === 1 ? chance.some(stock.objectives, 2) : [];
  // Most variants end a game early, and what is rare needs time.
  const variants = chance.one<readonly Variant[]>([[], ['extended'], chance.one(combinations())]);
  return setUp(decks, [first, ...following.filter((id) => id !== first)], variants, chance);
}

/** The prints that a print's own words name. */
function mentioned(id: DefId, content: Catalogue): readonly DefId[] {
  const words = JSON.stringify(content.get(id));
  return [...content.keys()].filter((other) => other !== id && words.includes(`"${other}"`));
}

interface Decks {
  readonly good: readonly DefId[];
  readonly opponent: readonly DefId[];
  readonly callings: readonly DefId[];
}

/** A game with these decks, Objectives and variants; all else is chance. */
function setUp(
  decks: Decks,
  [objective = '', ...campaign]: readonly DefId[],
  variants: readonly Variant[],
  chance: Chances,
): Setup {
  const isCommon = chance.number(1, 3) === 1;
  const players = chance.one(seatCounts());
  const humans = chance.number(1, 4) === 1 ? chance.number(1, 3) : 0;
  return {
    objective,
    campaign,
    variants,
    seats: names('Good', players).map((name) => ({ name, deck: isCommon ? [] : decks.good })),
    ...(isCommon ? { commonDeck: decks.good } : {}),
    ...(humans > 0 ? { opponents: names('Opponent', humans).map((name) => ({ name })) } : {}),
    opponentDeck: decks.opponent,
    callingDeck: decks.callings,
  };
}

const names = (side: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${side} ${String(index + 1)}`);

/** Not every variant goes with Opponent Play. */
function withoutClash(setup: Setup): Setup {
  return refusalOf(setup) === null ? setup : { ...setup, variants: [] };
}
