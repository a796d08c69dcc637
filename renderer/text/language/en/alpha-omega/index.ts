import { achievements } from './achievements.ts';
import { calendar } from './calendar.ts';
import { journal } from './journal.ts';
import { journeys } from './journeys.ts';
import { assist } from './assist.ts';
import { cardMarks } from './card-marks.ts';
import { cards } from './cards.ts';
import { cloth } from './cloth.ts';
import { coach } from './coach.ts';
import { codex } from './codex.ts';
import { counsel } from './counsel.ts';
import { deckEditor } from './deck-editor.ts';
import { readyDecks } from './ready-decks.ts';
import { deckIssues } from './deck-issues.ts';
import { decks } from './decks.ts';
import { deed } from './deed.ts';
import { ending } from './ending.ts';
import { gains } from './gains.ts';
import { firstBattle } from './first-battle.ts';
import { goals } from './goals.ts';
import { heading } from './heading.ts';
import { hints } from './hints.ts';
import { holding } from './holding.ts';
import { idle } from './idle.ts';
import { lately } from './lately.ts';
import { library } from './library.ts';
import { marks } from './marks.ts';
import { moments } from './moments.ts';
import { omenSummary } from './omen-summary.ts';
import { omens } from './omens.ts';
import { omensPanel } from './omens-panel.ts';
import { options } from './options.ts';
import { outcomePage } from './outcome-page.ts';
import { odds } from './odds.ts';
import { piles } from './piles.ts';
import { past } from './past.ts';
import { phase } from './phase.ts';
import { plates } from './plates.ts';
import { query } from './query.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { rounds } from './rounds.ts';
import { doctor } from './doctor.ts';
import { given } from './given.ts';
import { glossary } from './glossary.ts';
import { rulebookAim } from './rulebook/aim.ts';
import { rulebookBeyond } from './rulebook/beyond.ts';
import { rulebookCards } from './rulebook/cards.ts';
import { rulebookFight } from './rulebook/fight.ts';
import { rulebookLure } from './rulebook/lure.ts';
import { rulebookRound } from './rulebook/round.ts';
import { rulebookRulings } from './rulebook/rulings.ts';
import { rulebookScore } from './rulebook/score.ts';
import { rulebookSetUp } from './rulebook/set-up.ts';
import { rulebookStart } from './rulebook/start.ts';
import { rulebookTurn } from './rulebook/turn.ts';
import { rulebookVariants } from './rulebook/variants.ts';
import { rulesChanges } from './rules-changes.ts';
import { state } from './state.ts';
import { story } from './story.ts';
import { study } from './study.ts';
import { sums } from './sums.ts';
import { tale } from './tale.ts';
import { team } from './team.ts';
import { tutorial } from './tutorial.ts';
import { tutorialLater } from './tutorial-later.ts';
import { variant } from './variant.ts';
import { waited } from './waited.ts';
import { why } from './why.ts';

/** The sentences of Alpha/Omega in English. */
export const alphaOmega = {
  achievements,
  calendar,
  journal,
  journeys,
  assist,
  cardMarks,
  cards,
  cloth,
  coach,
  codex,
  counsel,
  deckEditor,
  readyDecks,
  deckIssues,
  decks,
  deed,
  ending,
  gains,
  firstBattle,
  goals,
  heading,
  hints,
  holding,
  idle,
  lately,
  library,
  marks,
  moments,
  omenSummary,
  omens,
  omensPanel,
  options,
  outcomePage,
  odds,
  piles,
  past,
  phase,
  plates,
  query,
  questions,
  reasons,
  rounds,
  doctor,
  given,
  glossary,
  rulebookAim,
  rulebookBeyond,
  rulebookCards,
  rulebookFight,
  rulebookLure,
  rulebookRound,
  rulebookRulings,
  rulebookScore,
  rulebookSetUp,
  rulebookStart,
  rulebookTurn,
  rulebookVariants,
  rulesChanges,
  state,
  story,
  study,
  sums,
  tale,
  team,
  tutorial,
  tutorialLater,
  variant,
  waited,
  why,
} as const;
