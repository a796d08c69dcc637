/** The public surface of Alpha/Omega's rules. */
export { alphaOmegaRules, botThinking } from './module.ts';
export { alphaOmega } from './ruleset.ts';
export { leadOf, losingLeadOf, refusalOf, type Refusal } from './variants.ts';
export { changesBetween, type DeckChange } from './beyond/decks/changes.ts';
export { countOf, dealt, gathered, withCopies, type DeckEntry } from './beyond/decks/entries.ts';
export {
  isPlayable,
  judgeDeck,
  type DeckFix,
  type DeckIssue,
  type DeckIssueCode,
  type DeckIssueSeverity,
} from './beyond/decks/legality.ts';
export { changesOfRules, type RulesChange } from './upgrades/changes.ts';
export { ASSISTS, VARIANTS } from './variants-and-assists.ts';
export {
  LEVELS,
  campaignOf,
  LEVEL_IDS,
  levelNamed,
  levelOf,
  rulesOfLevel,
  type CampaignRules,
  type LadderLevel,
  type LevelId,
  type LevelRules,
} from './beyond/levels/levels.ts';
export { newcomersRounds, newcomersWin } from './beyond/levels/odds-of-level.ts';
export { retold, tell } from './tell.ts';
export { beatsOf } from './beats.ts';
export { momentOf } from './moment.ts';
export { objectiveEndsIn, turnEndIn } from './turn-end.ts';
export { forecast, type ForecastOptions } from './beyond/forecast/forecast.ts';
export { needlessAnswer } from './beyond/forecast/needless.ts';
export { predict } from './beyond/forecast/predict.ts';
export { tellForecast } from './beyond/forecast/tell.ts';
export type {
  Branch,
  Change,
  Fate as CardFate,
  Fork,
  Omen,
  Prediction,
  ToldBranch,
  ToldFork,
  ToldOmen,
  Unsure,
} from './beyond/forecast/types.ts';
export {
  chaptersOf,
  type Chapter,
  type Ending,
  type Fate,
  type OfPlayer,
  type Reading,
} from './beyond/journeys/chapters.ts';
export {
  choose as chooseOffer,
  nextFoe,
  nextGame,
  pilgrimOf,
  setOut,
  type ChoiceFault,
  type PilgrimGame,
} from './beyond/journeys/pilgrimage.ts';
export { pilgrimSetup, type PilgrimStock } from './beyond/journeys/pilgrim-setup.ts';
export {
  LAMPS,
  type Burden,
  type Offer,
  type OfferId,
  type Pilgrim,
  type PilgrimPhase,
  type PilgrimSetup,
  type PilgrimStep,
  type Station,
} from './beyond/journeys/pilgrim.ts';
export { goneFrom, NOBODY, soulsAfter, type Soul, type Souls } from './beyond/journeys/whereabouts.ts';
export {
  calendarGame,
  CALENDARS,
  dayNumber,
  dayOf,
  type Calendar,
  type CalendarGame,
} from './beyond/journeys/almanac.ts';
export {
  achievementsOf,
  ACHIEVEMENTS,
  type AchievementId,
  type Level,
  type PilgrimResult,
  type Progress,
} from './beyond/journeys/achievements.ts';
export { gainsOf, gainsOfLatest, wouldGain, type Gain } from './beyond/journeys/gains.ts';
export { uncounted, type GameResult, type JourneyKind, type Uncounted } from './beyond/journeys/results.ts';
export { odds, type Band, type LikelyCard, type Odds, type OpponentKind } from './beyond/odds.ts';
export { explain, type Why } from './beyond/explain/explain.ts';
export type { Bot } from './beyond/bots/bot.ts';
export type { Effort } from './beyond/bots/search.ts';
export { thoughtfulAnswer } from './beyond/bots/thoughtful.ts';
export { BOTS, type BotName } from './beyond/bots/bots.ts';
export {
  pivotalMoments,
  type PivotalEffort,
  type PivotalMoment,
  type PivotalMoments,
} from './beyond/turning-points/turning-points.ts';
export { sureToWin } from './beyond/forecast/sure-win.ts';
export { counsel, reasonsGiven, type Counsel, type Weighed } from './beyond/bots/counsel.ts';
export { COUNTED, type CounselReason } from './beyond/bots/counsel-reasons.ts';
export { randomAnswer } from '../toolbox/random-answer.ts';
export { steadyAnswer } from './beyond/bots/steady.ts';
export {
  ASPECTS,
  targetsFor,
  UNCOVERED,
  universe,
  type Aspect,
  type Coverage,
} from './beyond/simulation/coverage.ts';
export { planGame, type Stock } from './beyond/simulation/plan.ts';
export { watch } from './beyond/simulation/watch.ts';
export { newcombe, wilson, type Estimate, type Share } from '../toolbox/intervals.ts';
export { EARLY_OPPONENTS } from './beyond/simulation/note.ts';
export { playGame } from './beyond/simulation/play.ts';
export type { GameRecord } from './beyond/simulation/record.ts';
export { merge, NOTHING, tallyOf } from './beyond/simulation/tally.ts';
export type { CardTally, DeckName, Tally, Won } from './beyond/simulation/tally.ts';
export type * from './definitions.ts';
export type * from './selects.ts';
export type { AlphaOmegaEvent, EventOf, IdleReason, TargetReason } from './events.ts';
export type { Option } from './options.ts';
export type { Fact, FactCode, Heading, Note, Reason, Rule } from './reasons.ts';
export type * from './view-types.ts';
export type { AlphaOmega, State } from './game.ts';
export type { About, Balance, CardId, Clock, Outcome, OutcomeReason, Phase, Score, Setup } from './types.ts';
export type { Assist, Variant } from './variants-and-assists.ts';
export type { DeckMark, Reserve, SeatSetup } from './setup-parts.ts';
