import { countDown } from '../actions/clocks.ts';
import { createMachine, type Machine } from '../../kernel/machine.ts';
import type { Question, Ruleset } from '../../kernel/types.ts';
import type { Catalogue, Op } from '../definitions.ts';
import type { FrameOf } from '../frames.ts';
import type { AlphaOmega, FrameHandler, Game } from '../game.ts';
import { END } from '../options.ts';
import { seatOf } from '../queries/cards.ts';
import { amountOf } from '../queries/selecting.ts';
import { alphaOmega } from '../ruleset.ts';
import type { CardId, Table } from '../types.ts';
import type { Knowledge } from './knowledge.ts';
import type { Unsure } from './types.ts';

/** From this event on, counted from the last answer, the forecast is not sure. */
export interface Mark {
  readonly at: number;
  readonly why: Unsure;
}

/** The rules, stopping after the Strength Check and noting where what is not known would be needed. */
export interface Watched {
  readonly machine: Machine<AlphaOmega>;
  /** The first mark since the last call, if there was one. */
  readonly takeMark: () => Mark | null;
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

/** Watches the rules play on from what some eyes know. */
export function watched(content: Catalogue, knowledge: Knowledge): Watched {
  let events = 0;
  let mark: Mark | null = null;
  const note = (why: Unsure): void => {
    mark ??= { at: events, why };
  };
  const ruleset: Ruleset<AlphaOmega> = {
    ...alphaOmega,
    evolve: (table, event, cards) => {
      events += 1;
      const next = alphaOmega.evolve(table, event, cards);
      return event.type === 'putUnder' && knowledge.unknownOpponents > 0 ? below(next, event.cards) : next;
    },
    frames: { ...alphaOmega.frames, ...watching(knowledge, note) },
  };
  return {
    machine: createMachine<AlphaOmega>(ruleset, content),
    takeMark: () => {
      const taken = mark;
      mark = null;
      events = 0;
      return taken;
    },
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

type Note = (why: Unsure) => void;

function watching(knowledge: Knowledge, note: Note): Partial<Ruleset<AlphaOmega>['frames']> {
  const { drawOrCalling, opponentDraw, opponentTurn, effect, lurePlayer } = alphaOmega.frames;
  const unknownCard: FrameHandler<'opponentDraw'> = (game, frame, chosen) => {
    if (game.table.opponentPile.deck.length > 0 || knowledge.unknownOpponents === 0)
      return opponentDraw(game, frame, chosen);
    note('hiddenCards');
    return { go: 'done' };
  };
  return {
    verdict: (_, frame) => ({ go: 'ask', question: QUESTION, then: frame }),
    drawOrCalling: (game, frame, chosen) => {
      if (chosen?.[0]?.kind !== 'calling') return drawOrCalling(game, frame, chosen);
      // Which Calling it is does not matter before the Strength Check; what it takes the place of does (ruling 29).
      countDown(game, 'playPhase', frame.seat);
      return { go: 'done' };
    },
    opponentDraw: unknownCard,
    opponentTurn: (game, frame, chosen) => {
      note('opponentPlayer');
      return opponentTurn(game, frame, chosen);
    },
    lurePlayer: (game, frame, chosen) => {
      note('die');
      return lurePlayer(game, frame, chosen);
    },
    effect: (game, frame, chosen) => {
      const why = frame.ops[0] && needs(game, frame, frame.ops[0], knowledge);
      if (why) note(why);
      return effect(game, frame, chosen);
    },
  };
}

/** Does an op need what these eyes do not know? */
function needs(game: Game, frame: FrameOf<'effect'>, op: Op, knowledge: Knowledge): Unsure | null {
  if (knowledge.programHides) return 'hiddenCards';
  if (op.op === 'roll') return 'die';
  if (op.op !== 'look' && op.op !== 'lose') return null;
  const amount = amountOf(game, op.amount, frame);
  if (op.op === 'look' && op.deck === 'opponent')
    return isShort(game.table.opponentPile.deck, amount, knowledge.unknownOpponents);
  if (op.op === 'lose' && op.from === 'hand') return null;
  const piles = op.op === 'lose' ? [seatOf(game.table, frame.seat).pile] : [...knowledge.unknownGood.keys()];
  const isHidden = piles.some((pile) =>
    isShort(game.table.goodPiles[pile]?.deck ?? [], amount, knowledge.unknownGood[pile] ?? 0),
  );
  return isHidden ? 'hiddenCards' : null;
}

const isShort = (known: readonly number[], amount: number, unknown: number): Unsure | null =>
  known.length < amount && unknown > 0 ? 'hiddenCards' : null;
