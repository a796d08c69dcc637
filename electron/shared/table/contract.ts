import { z } from 'zod';
import { takes, type ApiOf, type Named } from '../channel.ts';
import { newGameOf, whyOf } from '../games/schemas.ts';
import type { Wire } from '../games/wire.ts';
import type { AnyWire } from '../games/wires.ts';
import { settingsSchema } from '../settings-schema.ts';
import type { Settings } from '../settings.ts';
import type { Back, GameList, Looked, OpenGame, Standing, Step } from './api.ts';
import { occupant, seat } from './seating-schema.ts';

const game = z.uuid();

const decision = z.int().min(1).max(1_000_000);

const optionIds = z.array(z.string().max(64)).max(200);

/** Where what comes of an answer is to wait until somebody goes on. Each once at most. */
const stops = z.array(z.enum(['turn', 'objective'])).max(2);

const gameAnswer = z.strictObject({
  game,
  decision,
  seat,
  answer: optionIds,
  /** Who answers, if another than the asked seat takes over for it. */
  by: seat.exactOptional(),
  stops: stops.exactOptional(),
});

const backs: Readonly<Record<Back, Back>> = { step: 'step', action: 'action', turn: 'turn', round: 'round' };

const moment = z.int().min(0).max(1_000_000);

const asked = { game, by: seat.nullable() };

const forecast = z.strictObject({
  game,
  /** The question that the window shows; null where none is asked since a turn that is over waits. */
  decision: decision.nullable(),
  /** An answer to the question that is tried first. */
  first: optionIds.exactOptional(),
  /** At each fork after the other, the option that must be followed. */
  choices: optionIds.exactOptional(),
  /** Only what comes up to the first fork is wanted: of what follows it no more is worked out than must be. */
  brief: z.literal(true).exactOptional(),
});

const channels = <W extends Wire = AnyWire>() => ({
  listGames: takes().gives<GameList<W>>(),
  newGame: takes(newGameOf<W>()).gives<OpenGame<W>>(),
  openGame: takes(game).gives<OpenGame<W>>(),
  answer: takes(gameAnswer).gives<Step<W>>(),
  /** Goes on from where the table waits. */
  leaveStop: takes(z.strictObject({ game })).gives<Step<W>>(),
  /** Lets the bot whose seat is asked answer, now that the window has shown what came before. */
  botAnswer: takes(z.strictObject({ game, decision, stops: stops.exactOptional() })).gives<Step<W>>(),
  /** Takes back what was answered, however much was revealed by it. */
  undo: takes(z.strictObject({ ...asked, back: z.enum(backs) })).gives<Standing<W>>(),
  /** Brings back what the last undo took back. */
  redo: takes(z.strictObject(asked)).gives<Standing<W>>(),
  returnTo: takes(z.strictObject({ ...asked, moment })).gives<Standing<W>>(),
  /** How the game stood at an earlier moment; it changes nothing. */
  lookAt: takes(z.strictObject({ game, moment })).gives<Looked<W>>(),
  /** Private hands: from now on this seat looks, and nobody else. */
  reveal: takes(z.strictObject({ game, seat })).gives<Standing<W>>(),
  /** Private hands: from now on nobody looks. */
  conceal: takes(z.strictObject({ game })).gives<Standing<W>>(),
  /** Whoever sits at `by` answers this question for the seat that is asked: it is told before a hand is seen. */
  takeOver: takes(z.strictObject({ game, decision, by: seat })).gives<Standing<W>>(),
  /** Somebody joins, leaves, or takes a seat over. */
  sit: takes(z.strictObject({ game, seat, player: occupant })).gives<Standing<W>>(),
  /** A hint for the pending decision, from what the asked seat may know; it changes nothing. */
  counsel: takes(z.strictObject({ game, decision })).gives<W['counsel']>(),
  /**
   * What speaks for an answer that a computer player gave, by the number of its record, for those who see its hand; it changes
   * nothing.
   */
  reasonGiven: takes(z.strictObject({ game, moment })).gives<W['reasonGiven']>(),
  /** Omens: what comes up to the Strength Check, from what those who look may know; it changes nothing. */
  forecast: takes(forecast).gives<W['forecast']>(),
  /** What some answers are sure to do at once, from what those who look may know; it changes nothing. */
  predict: takes(z.strictObject({ game, decision, options: optionIds })).gives<readonly W['prediction'][]>(),
  /** Why something is as it is, from what those who look may see; it changes nothing. */
  explain: takes(z.strictObject({ game, why: whyOf<W>() })).gives<W['explanation']>(),
  /** What the next Opponent card may be, from what those who look know; it changes nothing. */
  odds: takes(z.strictObject({ game })).gives<W['odds']>(),
  deleteGame: takes(game).gives<null>(),
  settings: takes().gives<Settings>(),
  /** Keeps the settings, all of them at once. */
  saveSettings: takes(settingsSchema as unknown as Named<Settings>).gives<Settings>(),
});

/** The games, and what they are played with. */
export const TABLE = channels();
export interface TableApi<W extends Wire = AnyWire> extends ApiOf<ReturnType<typeof channels<W>>> {}

type Request<K extends keyof TableApi> = Parameters<TableApi[K]>[0];

export type GameAnswer = Request<'answer'>;
export type LeaveStopRequest = Request<'leaveStop'>;
export type BotRequest = Request<'botAnswer'>;
export type UndoRequest = Request<'undo'>;
export type RedoRequest = Request<'redo'>;
export type ReturnRequest = Request<'returnTo'>;
export type LookRequest = Request<'lookAt'>;
export type RevealRequest = Request<'reveal'>;
export type ConcealRequest = Request<'conceal'>;
export type TakeOverRequest = Request<'takeOver'>;
export type SitRequest = Request<'sit'>;
export type CounselRequest = Request<'counsel'>;
export type ReasonRequest = Request<'reasonGiven'>;
export type ForecastRequest = Request<'forecast'>;
export type PredictionRequest = Request<'predict'>;
export type WhyRequest = Request<'explain'>;
