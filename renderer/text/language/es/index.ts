import type { Catalogue } from '../catalogue.ts';
import { achievements } from './achievements.ts';
import { calendar } from './calendar.ts';
import { journal } from './journal.ts';
import { journeys } from './journeys.ts';
import { ask } from './ask.ts';
import { assist } from './assist.ts';
import { captions } from './captions.ts';
import { cardMarks } from './card-marks.ts';
import { cards } from './cards.ts';
import { cloth } from './cloth.ts';
import { coach } from './coach.ts';
import { codex } from './codex.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { couch } from './couch.ts';
import { counsel } from './counsel.ts';
import { credits } from './credits.ts';
import { deckEditor } from './deck-editor.ts';
import { readyDecks } from './ready-decks.ts';
import { deckIssues } from './deck-issues.ts';
import { decks } from './decks.ts';
import { deed } from './deed.ts';
import { ending } from './ending.ts';
import { gains } from './gains.ts';
import { fileFaults } from './file-faults.ts';
import { firstBattle } from './first-battle.ts';
import { goals } from './goals.ts';
import { heading } from './heading.ts';
import { hints } from './hints.ts';
import { holding } from './holding.ts';
import { home } from './home.ts';
import { idle } from './idle.ts';
import { lately } from './lately.ts';
import { library } from './library.ts';
import { keeping } from './keeping.ts';
import { marks } from './marks.ts';
import { mending } from './mending.ts';
import { moments } from './moments.ts';
import { motion } from './motion.ts';
import { names } from './names.ts';
import { newGame } from './new-game.ts';
import { numbers } from './numbers.ts';
import { omenSummary } from './omen-summary.ts';
import { omens } from './omens.ts';
import { omensPanel } from './omens-panel.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { outcomePage } from './outcome-page.ts';
import { odds } from './odds.ts';
import { piles } from './piles.ts';
import { phase } from './phase.ts';
import { plates } from './plates.ts';
import { query } from './query.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { recap } from './recap.ts';
import { replays } from './replays.ts';
import { report } from './report.ts';
import { rounds } from './rounds.ts';
import { doctor } from './doctor.ts';
import { given } from './given.ts';
import { glossary } from './glossary.ts';
import { rulebook } from './rulebook.ts';
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
import { rulebookWays } from './rulebook/ways.ts';
import { rulesChanges } from './rules-changes.ts';
import { settings } from './settings.ts';
import { state } from './state.ts';
import { statistics } from './statistics.ts';
import { story } from './story.ts';
import { study } from './study.ts';
import { sums } from './sums.ts';
import { table } from './table.ts';
import { tale } from './tale.ts';
import { team } from './team.ts';
import { terminal } from './terminal.ts';
import { time } from './time.ts';
import { trouble } from './trouble.ts';
import { tutorial } from './tutorial.ts';
import { tutorialLater } from './tutorial-later.ts';
import { variant } from './variant.ts';
import { voice } from './voice.ts';
import { waited } from './waited.ts';
import { why } from './why.ts';

/** Every sentence of the program in Spanish. */
export const es = {
  achievements,
  calendar,
  journal,
  journeys,
  ask,
  assist,
  captions,
  cardMarks,
  cards,
  cloth,
  coach,
  codex,
  commands,
  common,
  couch,
  counsel,
  credits,
  deckEditor,
  readyDecks,
  deckIssues,
  decks,
  deed,
  doctor,
  given,
  glossary,
  ending,
  gains,
  fileFaults,
  firstBattle,
  goals,
  heading,
  hints,
  holding,
  home,
  idle,
  lately,
  library,
  keeping,
  marks,
  mending,
  moments,
  motion,
  names,
  newGame,
  numbers,
  omenSummary,
  omens,
  omensPanel,
  options,
  outcome,
  outcomePage,
  odds,
  piles,
  phase,
  plates,
  query,
  questions,
  reasons,
  recap,
  replays,
  report,
  rounds,
  rulebook,
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
  rulebookWays,
  rulesChanges,
  settings,
  state,
  statistics,
  story,
  study,
  sums,
  table,
  tale,
  team,
  terminal,
  time,
  trouble,
  tutorial,
  tutorialLater,
  variant,
  voice,
  waited,
  why,
} as const satisfies Catalogue;
