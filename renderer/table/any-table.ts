import { createContext } from 'svelte';
import type { Couch } from './couch/couch.svelte.ts';
import type { Notice, Stop } from '../../electron/shared/api.ts';
import type { Settings } from '../../electron/shared/settings.ts';
import type { SeatId } from '../../engine/index.ts';
import type { Hand, OpenHand } from './hand/open-hand.svelte.ts';
import type { Answering } from './question/answering.svelte.ts';
import type { Asks } from './question/asks.ts';
import type { FreshQuestion } from './question/fresh-question.svelte.ts';
import type { Picking } from './question/picking.svelte.ts';
import type { AnyQuestion, CommonView } from './things.ts';
import type { LookedAt } from './time/past.svelte.ts';
import type { Travelled, Travels } from './time/travels.svelte.ts';
import type { TableWords } from './words.ts';

/** The game on a table, as far as every table needs it. */
export type AnySession = Travelled<LookedAt> & {
  readonly id: string;
  /** A reply is waited for so long that it shows. */
  readonly isSlow: boolean;
  /** What the players should know about what they see; most often nothing. */
  readonly notice: Notice | null;
  /** Where the table waits until somebody goes on; null where it does not. */
  readonly stop: Stop | null;
  /** The latest answer that was given here. */
  readonly answered: object | null;
  answer(answer: readonly string[], by?: SeatId): Promise<void>;
  leaveStop(): Promise<void>;
  /** Lets the computer player answer that is asked. */
  botAnswer(): Promise<void>;
};

/** How what an answer led to is shown. */
export interface TableMotion {
  /** How fast, where that is not as somebody chose for the games that are played. */
  own: Settings['pace'] | null;
  readonly isMoving: boolean;
  /** Shows the next thing that happened. */
  next(): void;
}

/** The table of any game, for the parts that every table has. */
export interface AnyTable {
  readonly session: AnySession;
  readonly couch: Couch;
  readonly time: Travels<LookedAt>;
  /** How the game stands, or stood at the moment that is looked at. */
  readonly view: CommonView;
  /** The players' names, in the order of play. */
  readonly seats: readonly string[];
  /** An earlier moment is looked at. */
  readonly isBack: boolean;
  /** What led to the question is still told. */
  readonly isTelling: boolean;
  /** What is asked of somebody here; null where nothing is. */
  readonly decision: AnyQuestion | null;
  /** Its choices. */
  readonly options: readonly { readonly id: string }[];
  readonly asks: Asks;
  readonly answering: Answering;
  readonly picking: Picking;
  readonly fresh: FreshQuestion;
  /** Somebody reads what lies over the table: nothing is played meanwhile. */
  readonly isHeld: boolean;
  readonly openHand: OpenHand<Hand>;
  readonly motion: TableMotion;
  readonly words: TableWords;
  /** Makes a choice. */
  pick(id: string): void;
  /** A choice is under the pointer or in focus; null where none is any more. */
  considerChoice(id: string | null): void;
  /** Shows what a choice is about. */
  lookAtChoice(id: string): void;
  /** Gives an answer of several choices. */
  send(ids: readonly string[]): Promise<void>;
  /** Brings the log into sight, where it is not. */
  showStory(): Promise<void>;
  /** What is still being told is told at once. */
  endTelling(): void;
}

/** The table that is drawn. */
export const [getAnyTable, setAnyTable] = createContext<AnyTable>();
