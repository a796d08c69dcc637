/** The public surface of the rules engine. */
export { check } from './kernel/check.ts';
export { createMachine, type Machine } from './kernel/machine.ts';
export { retrace, type Retraced } from './kernel/history.ts';
export { undosOf, type Back, type Instant, type Leap } from './kernel/undo.ts';
export type { Occupant, SessionRecord } from './kernel/records.ts';
export { loadState, saveState, type SavedState, type SaveIssue } from './kernel/save.ts';
export { canonical, hashOf } from './kernel/hash.ts';
export { InvariantError } from './kernel/invariant.ts';
export { fail, ok, type Result } from './kernel/result.ts';
export { startStream } from './kernel/rng.ts';
export type { Answer, Applied, Ask, Command, GameState, Rejection, Rng, SeatId } from './kernel/types.ts';

export { alphaOmega } from './alpha-omega/ruleset.ts';
export { leadOf, losingLeadOf, refusalOf, type Refusal } from './alpha-omega/variants.ts';
export { changesBetween, type DeckChange } from './alpha-omega/decks/changes.ts';
export { countOf, dealt, gathered, withCopies, type DeckEntry } from './alpha-omega/decks/entries.ts';
export {
  isPlayable,
  judgeDeck,
  type DeckFix,
  type DeckIssue,
  type DeckIssueCode,
  type DeckIssueSeverity,
} from './alpha-omega/decks/legality.ts';
export { changesOfRules, type RulesChange } from './alpha-omega/upgrades/changes.ts';
export { ASSISTS, VARIANTS } from './alpha-omega/ways.ts';
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
} from './alpha-omega/levels/levels.ts';
export { newcomersRounds, newcomersWin } from './alpha-omega/levels/odds-of-level.ts';
export { CONCEDE, type Concession } from './kernel/types.ts';
export { mayReveal } from './alpha-omega/reveals.ts';
export { retold, tell } from './alpha-omega/tell.ts';
export { beatsOf } from './alpha-omega/beats.ts';
export { momentOf } from './alpha-omega/moment.ts';
export { objectiveEndsIn, turnEndIn } from './alpha-omega/turn-end.ts';
export { forecast, type ForecastOptions } from './alpha-omega/forecast/forecast.ts';
export { needlessAnswer } from './alpha-omega/forecast/needless.ts';
export { predict } from './alpha-omega/forecast/predict.ts';
export { tellForecast } from './alpha-omega/forecast/tell.ts';
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
} from './alpha-omega/forecast/types.ts';
export {
  chaptersOf,
  type Chapter,
  type Ending,
  type Fate,
  type OfPlayer,
  type Reading,
} from './alpha-omega/journeys/chapters.ts';
export {
  choose as chooseOffer,
  nextFoe,
  nextGame,
  pilgrimOf,
  setOut,
  type ChoiceFault,
  type PilgrimGame,
} from './alpha-omega/journeys/pilgrimage.ts';
export { pilgrimSetup, type PilgrimStock } from './alpha-omega/journeys/pilgrim-setup.ts';
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
} from './alpha-omega/journeys/pilgrim.ts';
export { goneFrom, NOBODY, soulsAfter, type Soul, type Souls } from './alpha-omega/journeys/whereabouts.ts';
export {
  calendarGame,
  CALENDARS,
  dayNumber,
  dayOf,
  type Calendar,
  type CalendarGame,
} from './alpha-omega/journeys/almanac.ts';
export {
  achievementsOf,
  ACHIEVEMENTS,
  type AchievementId,
  type Level,
  type PilgrimResult,
  type Progress,
} from './alpha-omega/journeys/achievements.ts';
export { gainsOf, gainsOfLatest, wouldGain, type Gain } from './alpha-omega/journeys/gains.ts';
export {
  uncounted,
  type GameResult,
  type JourneyKind,
  type Uncounted,
} from './alpha-omega/journeys/results.ts';
export { odds, type Band, type LikelyCard, type Odds, type OpponentKind } from './alpha-omega/odds.ts';
export { explain, type Why } from './alpha-omega/explain/explain.ts';
export type { Bot } from './alpha-omega/bots/bot.ts';
export type { Effort } from './alpha-omega/bots/search.ts';
export { partnerThinking } from './alpha-omega/bots/partner.ts';
export { thoughtfulAnswer } from './alpha-omega/bots/thoughtful.ts';
export { BOTS, type BotName } from './alpha-omega/bots/bots.ts';
export {
  pivotalMoments,
  type PivotalEffort,
  type PivotalMoment,
  type PivotalMoments,
} from './alpha-omega/pivotal/pivotal.ts';
export { sureToWin } from './alpha-omega/forecast/sure-win.ts';
export { counsel, reasonsGiven, type Counsel, type Weighed } from './alpha-omega/bots/counsel.ts';
export { COUNTED, type CounselReason } from './alpha-omega/bots/counsel-reasons.ts';
export { randomAnswer } from './alpha-omega/bots/random.ts';
export { steadyAnswer } from './alpha-omega/bots/steady.ts';
export {
  ASPECTS,
  mergeCoverage,
  neverMet,
  targetsFor,
  UNCOVERED,
  universe,
  type Aspect,
  type Coverage,
} from './alpha-omega/simulation/coverage.ts';
export { focusOf, planGame, type Stock } from './alpha-omega/simulation/plan.ts';
export { watch } from './alpha-omega/simulation/watch.ts';
export { newcombe, wilson, type Estimate, type Share } from './alpha-omega/simulation/intervals.ts';
export { EARLY_OPPONENTS } from './alpha-omega/simulation/note.ts';
export { playGame } from './alpha-omega/simulation/play.ts';
export type { GameRecord } from './alpha-omega/simulation/record.ts';
export { merge, NOTHING, tallyOf } from './alpha-omega/simulation/tally.ts';
export type { CardTally, Counts, DeckName, Failure, Tally, Won } from './alpha-omega/simulation/tally.ts';
export type * from './alpha-omega/definitions.ts';
export type * from './alpha-omega/selects.ts';
export type { AlphaOmegaEvent, EventOf, IdleReason, TargetReason } from './alpha-omega/events.ts';
export type { Option } from './alpha-omega/options.ts';
export type { Fact, FactCode, Heading, Note, Reason, Rule } from './alpha-omega/reasons.ts';
export type * from './alpha-omega/view-types.ts';
export type { AlphaOmega, State } from './alpha-omega/game.ts';
export type {
  About,
  Balance,
  CardId,
  Clock,
  Outcome,
  OutcomeReason,
  Phase,
  Score,
  Setup,
} from './alpha-omega/types.ts';
export type { Assist, Variant } from './alpha-omega/ways.ts';
export type { DeckMark, Reserve, SeatSetup } from './alpha-omega/setup-parts.ts';
