import type {
  CardDef,
  Counsel,
  DefId,
  Explanation,
  Odds,
  Outcome,
  PivotalMoments,
  Prediction,
  ToldBranch,
  ToldEvent,
  Variant,
  View,
  Why,
} from '../../../../engine/alpha-omega/index.ts';
import type { Thumbnail } from './table/thumbnail.ts';
import type { ReasonGiven } from './table/hints.ts';
import type { NewGame } from './table/new-game.ts';

/** What the list says of a game of Alpha/Omega. */
export interface AboutGame {
  /** The one that is played, or was played last: of a campaign not always its first. */
  readonly objective: DefId;
  readonly variants: readonly Variant[];
  /** Opponent Play: who plays the Opponent deck. */
  readonly opponents: readonly string[];
  /** Somebody arranged its decks, for example for a tutorial, and this is what they are called; null where they were shuffled. */
  readonly arranged: string | null;
}

/** What Alpha/Omega sends between the window and the main process. */
export interface AlphaOmegaWire {
  readonly ruleset: 'alpha-omega';
  readonly request: NewGame;
  readonly about: AboutGame;
  readonly outcome: Outcome;
  readonly view: View;
  readonly told: ToldEvent;
  readonly print: CardDef;
  readonly thumbnail: Thumbnail;
  readonly counsel: Counsel;
  readonly reasonGiven: ReasonGiven;
  readonly forecast: ToldBranch;
  readonly prediction: Prediction;
  readonly why: Why;
  readonly explanation: Explanation;
  readonly odds: Odds;
  readonly pivotal: PivotalMoments;
}
