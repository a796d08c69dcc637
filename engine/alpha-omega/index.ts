/** The public surface of Alpha/Omega's rules. */
export { alphaOmega } from './ruleset.ts';
export { leadOf, losingLeadOf, refusalOf, type Refusal } from './variants.ts';
export { changesBetween, type DeckChange } from './decks/changes.ts';
export { countOf, dealt, gathered, withCopies, type DeckEntry } from './decks/entries.ts';
export {
  isPlayable,
  judgeDeck,
  type DeckFix,
  type DeckIssue,
  type DeckIssueCode,
  type DeckIssueSeverity,
} from './decks/legality.ts';
export { changesOfRules, type RulesChange } from './upgrades/changes.ts';
export { ASSISTS, VARIANTS } from './ways.ts';
export {
  LEVELS,
  campaignOf,
  LEVEL_IDS,
  levelNamed,
  levelOf,
  waysOf,
  type CampaignWays,
  type LadderLevel,
  type LevelId,
  type LevelWays,
} from './levels/levels.ts';
export { newcomersRounds, newcomersWin } from './levels/odds-of-level.ts';
export { mayReveal } from './reveals.ts';
export { retold, tell } from './tell.ts';
export { beatsOf } from './beats.ts';
export { momentOf } from './moment.ts';
export { objectiveEndsIn, turnEndIn } from './turn-end.ts';
export { forecast, type ForecastOptions } from './forecast/forecast.ts';
export { needlessAnswer } from './forecast/needless.ts';
export { predict } from './forecast/predict.ts';
export { tellForecast } from './forecast/tell.ts';
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
} from './forecast/types.ts';
export {
  chaptersOf,
  type Chapter,
  type Ending,
  type Fate,
  type OfPlayer,
  type Reading,
} from './journeys/chapters.ts';
export {
  choose as chooseOffer,
  nextFoe,
  nextGame,
  pilgrimOf,
  setOut,
  type ChoiceFault,
  type PilgrimGame,
} from './journeys/pilgrimage.ts';
export { pilgrimSetup, type PilgrimStock } from './journeys/pilgrim-setup.ts';
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
} from './journeys/pilgrim.ts';
export { goneFrom, NOBODY, soulsAfter, type Soul, type Souls } from './journeys/whereabouts.ts';
export {
  calendarGame,
  CALENDARS,
  dayNumber,
  dayOf,
  type Calendar,
  type CalendarGame,
} from './journeys/almanac.ts';
export {
  achievementsOf,
  ACHIEVEMENTS,
  type AchievementId,
  type Level,
  type PilgrimResult,
  type Progress,
} from './journeys/achievements.ts';
export { gainsOf, gainsOfLatest, wouldGain, type Gain } from './journeys/gains.ts';
export { uncounted, type GameResult, type JourneyKind, type Uncounted } from './journeys/results.ts';
export { odds, type Band, type LikelyCard, type Odds, type OpponentKind } from './odds.ts';
export { explain, type Why } from './explain/explain.ts';
export type { Bot } from './bots/bot.ts';
export type { Effort } from './bots/search.ts';
export { partnerThinking } from './bots/partner.ts';
export { thoughtfulAnswer } from './bots/thoughtful.ts';
export { BOTS, type BotName } from './bots/bots.ts';
export {
  pivotalMoments,
  type PivotalEffort,
  type PivotalMoment,
  type PivotalMoments,
} from './pivotal/pivotal.ts';
export { sureToWin } from './forecast/sure-win.ts';
export { counsel, reasonsGiven, type Counsel, type Weighed } from './bots/counsel.ts';
export { COUNTED, type CounselReason } from './bots/counsel-reasons.ts';
export { randomAnswer } from './bots/random.ts';
export { steadyAnswer } from './bots/steady.ts';
export {
  ASPECTS,
  mergeCoverage,
  neverMet,
  targetsFor,
  UNCOVERED,
  universe,
  type Aspect,
  type Coverage,
} from './simulation/coverage.ts';
export { focusOf, planGame, type Stock } from './simulation/plan.ts';
export { watch } from './simulation/watch.ts';
export { newcombe, wilson, type Estimate, type Share } from './simulation/intervals.ts';
export { EARLY_OPPONENTS } from './simulation/note.ts';
export { playGame } from './simulation/play.ts';
export type { GameRecord } from './simulation/record.ts';
export { merge, NOTHING, tallyOf } from './simulation/tally.ts';
export type { CardTally, Counts, DeckName, Failure, Tally, Won } from './simulation/tally.ts';
export type * from './definitions.ts';
export type * from './selects.ts';
export type { AlphaOmegaEvent, EventOf, IdleReason, TargetReason } from './events.ts';
export type { Option } from './options.ts';
export type { Fact, FactCode, Heading, Note, Reason, Rule } from './reasons.ts';
export type * from './view-types.ts';
export type { AlphaOmega, State } from './game.ts';
export type { About, Balance, CardId, Clock, Outcome, OutcomeReason, Phase, Score, Setup } from './types.ts';
export type { Assist, Variant } from './ways.ts';
export type { DeckMark, Reserve, SeatSetup } from './setup-parts.ts';
