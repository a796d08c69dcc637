import { countDown } from '../../actions/clocks.ts';
import { createMachine, type Machine } from '../../../kernel/machine.ts';
import type { Question, Ruleset, SeatId } from '../../../kernel/types.ts';
import { MOMENTS, type Catalogue, type Moment, type Op } from '../../definitions.ts';
import type { Frame, FrameOf } from '../../frames.ts';
import type { AlphaOmega, FrameHandler, Game } from '../../game.ts';
import { END } from '../../options.ts';
import { allowance } from '../../queries/allowance.ts';
import { isLuredPlayer, seatOf } from '../../queries/cards.ts';
import { amountOf } from '../../queries/selecting.ts';
import { momentsOf } from '../../react.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { CardId, Table } from '../../types.ts';
import type { Knowledge } from './knowledge.ts';
import type { Unsure } from './types.ts';

/** From this event on, counted from the last answer, the forecast is not sure. */
export interface Mark {
  readonly at: number;
  readonly why: Unsure;
}

/** What the eyes know no more along a branch, although they did where it begins. */
export interface Blind {
  /** Players who have drawn cards that these eyes do not know. */
  readonly hands: readonly SeatId[];
  /** Good decks that were shuffled. */
  readonly piles: readonly number[];
  /** How often each moment has come since a Calling was taken that nobody knows yet; null while none was. */
  readonly calling: Counts | null;
}

type Counts = { readonly [M in Moment]?: number };

export const SEEING: Blind = { hands: [], piles: [], calling: null };

/** The rules, stopping after the Strength Check and noting where what is not known would be needed. */
export interface Watched {
  readonly machine: Machine<AlphaOmega>;
  /** Before each answer: what is not known any more where it is given. */
  readonly watch: (blind: Blind) => void;
  /** After it: the first mark, if there was one, and what is not known any more now. */
  readonly seen: () => { readonly mark: Mark | null; readonly blind: Blind };
}

/** The question that stands for "the Strength Check is over"; nobody is asked it. */
export const isOver = (source: number | undefined): boolean => source === OVER;

const OVER = -1;
const QUESTION: Question<AlphaOmega> = {
  seat: 0,
  about: 'action',
  source: OVER,
  ask: { kind: 'one', options: [END] },
};

/** The question of a frame at which the watched rules stop. */
const stop = <F extends Frame>(frame: F) => ({ go: 'ask', question: QUESTION, then: frame }) as const;

/** Where the watched rules stop as well: players who act are not asked what they do next. */
export const STOPPING: Partial<Ruleset<AlphaOmega>['frames']> = {
  act: (game, frame, chosen) => (chosen ? alphaOmega.frames.act(game, frame, chosen) : stop(frame)),
  opponentAct: (game, frame, chosen) =>
    chosen ? alphaOmega.frames.opponentAct(game, frame, chosen) : stop(frame),
};

/**
 * Watches the rules play on from what some eyes know.
 * @param others frames that are carried out otherwise than by the rules
 */
export function watched(
  content: Catalogue,
  knowledge: Knowledge,
  others: Partial<Ruleset<AlphaOmega>['frames']> = {},
): Watched {
  let events = 0;
  let mark: Mark | null = null;
  let blind = SEEING;
  const watcher: Watcher = {
    note: (why) => {
      mark ??= { at: events, why };
    },
    drewUnknown: (seat) => {
      blind = { ...blind, hands: [...blind.hands, seat] };
    },
    unknownOpponents: knowledge.unknownOpponents,
    unknownGood: (pile) => (knowledge.unknownGood[pile] ?? 0) + (blind.piles.includes(pile) ? 1 : 0),
    takesCalling: () => {
      blind = { ...blind, calling: blind.calling ?? {} };
    },
    isHandHidden: (seat) => knowledge.hiddenHands.includes(seat) || blind.hands.includes(seat),
  };
  const soonest = soonestAchieved(content, knowledge);
  const ruleset: Ruleset<AlphaOmega> = {
    ...alphaOmega,
    react: (look, event) => {
      if (blind.calling !== null)
        blind = { ...blind, calling: counted(blind.calling, momentsOf(look, event)) };
      if (isAchievable(blind.calling ?? {}, soonest)) watcher.note('hiddenCards');
      return alphaOmega.react(look, event);
    },
    evolve: (table, event, cards) => {
      events += 1;
      const next = alphaOmega.evolve(table, event, cards);
      if (event.type === 'putUnder' && knowledge.unknownOpponents > 0) return below(next, event.cards);
      if (event.type !== 'shuffledIn' && event.type !== 'handShuffledIn') return next;
      const { pile } = seatOf(table, event.seat);
      if (event.order.length + watcher.unknownGood(pile) < 2) return next;
      blind = { ...blind, piles: [...blind.piles, pile] };
      return shuffled(next, pile);
    },
    frames: { ...alphaOmega.frames, ...watching(knowledge, watcher), ...others },
  };
  return {
    machine: createMachine<AlphaOmega>(ruleset, content),
    watch: (before) => {
      events = 0;
      mark = null;
      blind = before;
    },
    seen: () => ({ mark, blind }),
  };
}

/** Under the deck is under all that is not known of it: out of reach. */
function below(table: Table, cards: readonly CardId[]): Table {
  const { opponentPile } = table;
  return {
    ...table,
    opponentPile: { ...opponentPile, deck: opponentPile.deck.filter((id) => !cards.includes(id)) },
  };
}

/** Of a shuffled deck no card is known to be on top. */
const shuffled = (table: Table, pile: number): Table => ({
  ...table,
  goodPiles: table.goodPiles.map((each, at) => (at === pile ? { ...each, deck: [] } : each)),
});

/**
 * How soon an unknown Calling could be achieved: the fewest times that one counts its moment. What is achieved at the
 * Strength Check changes nothing before the forecast ends.
 */
function soonestAchieved(content: Catalogue, { unknownCallings }: Knowledge): Counts {
  const soonest: { [M in Moment]?: number } = {};
  for (const id of unknownCallings) {
    const def = content.get(id);
    if (def?.type !== 'calling' || def.goal.on.moment === 'strengthCheck') continue;
    const { on, times } = def.goal;
    soonest[on.moment] = Math.min(times, soonest[on.moment] ?? Infinity);
  }
  return soonest;
}

function counted(counts: Counts, moments: readonly { readonly moment: Moment }[]): Counts {
  const next = { ...counts };
  for (const { moment } of moments) next[moment] = (next[moment] ?? 0) + 1;
  return next;
}

const isAchievable = (counts: Counts, soonest: Counts): boolean =>
  MOMENTS.some((moment) => (counts[moment] ?? 0) >= (soonest[moment] ?? Infinity));

interface Watcher {
  readonly note: (why: Unsure) => void;
  readonly drewUnknown: (seat: SeatId) => void;
  readonly takesCalling: () => void;
  readonly unknownOpponents: number;
  /** How many cards of a Good deck, below those that are known, these eyes do not know; at least so many. */
  readonly unknownGood: (pile: number) => number;
  readonly isHandHidden: (seat: SeatId) => boolean;
}

function watching(knowledge: Knowledge, watcher: Watcher): Partial<Ruleset<AlphaOmega>['frames']> {
  const { drawOrCalling, drawPhase, effect, keepCalling, lurePlayer, newHand } = alphaOmega.frames;
  const { opponentDraw, opponentTurn, playCard, verdict } = alphaOmega.frames;
  const { note, isHandHidden } = watcher;
  const unknownCard: FrameHandler<'opponentDraw'> = (game, frame, chosen) => {
    if (game.table.opponentPile.deck.length > 0 || knowledge.unknownOpponents === 0)
      return opponentDraw(game, frame, chosen);
    note('hiddenCards');
    return { go: 'done' };
  };
  return {
    verdict: (game, frame, chosen) => (chosen ? verdict(game, frame, undefined) : stop(frame)),
    newHand: (game, frame, chosen) => {
      if (chosen?.[0]?.kind === 'accept') watcher.drewUnknown(frame.seat);
      return newHand(game, frame, chosen);
    },
    drawOrCalling: (game, frame, chosen) => {
      if (chosen?.[0]?.kind !== 'calling') return drawOrCalling(game, frame, chosen);
      // What the Calling takes the place of is known (ruling 29); what it is, matters once it could be achieved.
      watcher.takesCalling();
      countDown(game, 'playPhase', frame.seat);
      return { go: 'done' };
    },
    // The same of one that a player keeps out of two.
    keepCalling: (game, frame, chosen) => {
      if (!chosen) return keepCalling(game, frame, chosen);
      watcher.takesCalling();
      return { go: 'done' };
    },
    firstCalling: () => {
      if (knowledge.unknownCallings.length > 0) note('hiddenCards');
      return { go: 'done' };
    },
    drawPhase: (game, frame, chosen) => {
      if (drawsUnknown(game, watcher, frame.seat, allowance(game, 'drawPhase')))
        watcher.drewUnknown(frame.seat);
      return drawPhase(game, frame, chosen);
    },
    playCard: (game, frame, chosen) => {
      // A Lured Player must play: what it is, hangs on all of the hand.
      if (frame.lured && !chosen && isHandHidden(frame.seat)) note('luredPlayer');
      return playCard(game, frame, chosen);
    },
    opponentDraw: unknownCard,
    opponentTurn: (game, frame, chosen) => {
      note('opponentPlayer');
      return opponentTurn(game, frame, chosen);
    },
    lurePlayer: (game, frame, chosen) => {
      if (!isLuredPlayer(game.table, frame.seat)) note('die');
      return lurePlayer(game, frame, chosen);
    },
    effect: (game, frame, chosen) => {
      const op = frame.ops[0];
      const why = op && (knowledge.programHides ? 'hiddenCards' : needs(game, frame, op, watcher));
      if (why) note(why);
      return effect(game, frame, chosen);
    },
  };
}

/** Does an op need what these eyes do not know? A draw does not, but what is drawn may matter later. */
function needs(game: Game, frame: FrameOf<'effect'>, op: Op, watcher: Watcher): Unsure | null {
  const { seat } = frame;
  if (op.op === 'roll') return 'die';
  if (op.op === 'draw' && drawsUnknown(game, watcher, seat, amountOf(game, op.amount, frame)))
    watcher.drewUnknown(seat);
  if (op.op !== 'look' && op.op !== 'lose') return null;
  const amount = amountOf(game, op.amount, frame);
  if (op.op === 'look' && op.deck === 'opponent')
    return game.table.opponentPile.deck.length < amount && watcher.unknownOpponents > 0
      ? 'hiddenCards'
      : null;
  // Which card a Lured Player keeps, and so must play, is that player's choice.
  if (op.op === 'lose' && op.from === 'hand') return isLuredPlayer(game.table, seat) ? 'luredPlayer' : null;
  const piles = op.op === 'lose' ? [seatOf(game.table, seat).pile] : [...game.table.goodPiles.keys()];
  return piles.some((pile) => isShort(game, watcher, pile, amount)) ? 'hiddenCards' : null;
}

const drawsUnknown = (game: Game, watcher: Watcher, seat: SeatId, amount: number): boolean =>
  isShort(game, watcher, seatOf(game.table, seat).pile, amount);

/** Are there fewer known cards on top of a Good deck than are needed, and others below them? */
const isShort = ({ table }: Game, { unknownGood }: Watcher, pile: number, amount: number): boolean =>
  (table.goodPiles[pile]?.deck.length ?? 0) < amount && unknownGood(pile) > 0;
