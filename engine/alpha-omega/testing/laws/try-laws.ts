import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Rng, Ruleset } from '../../../kernel/types.ts';
import { pendingOf } from '../../beyond/bots/pending.ts';
import { choicesWith, rarestAnswer, type Choices, type RarestAnswer } from '../../beyond/bots/rarest.ts';
import { steadyAnswer } from '../../beyond/bots/steady.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { focusOf } from '../../../simulation/coverage.ts';
import { planGame } from '../../beyond/simulation/plan.ts';
import { gameSeed } from '../../../toolbox/ranges.ts';
import { starter, starterStock } from '../starter.ts';
import { bookOf } from '../../../kernel/testing/law.ts';
import type { Tried } from '../../../kernel/testing/tried.ts';
import type { Law } from './law.ts';
import { LAWS } from './laws.ts';
import { witness } from './witness.ts';

/** A game that is to be looked at. */
export interface Trying {
  /** The seed of all games of a run; with its number, of one. */
  readonly seed: string;
  readonly game: number;
  readonly laws?: readonly Law[];
  /** The rules, unless a test plants a fault in them. */
  readonly ruleset?: Ruleset<AlphaOmega>;
}

const TARGETS = [...starter.keys()];

/**
 * Plays a game of the exhaustive plan (every variant, 1 to 6 players, Opponent Play, common decks, campaigns, decks stacked
 * for a rare card) to its end, and looks at it by every law.
 * @returns each law's first breach, if there is one
 */
export function tryLaws({ seed, game, laws = LAWS, ruleset = alphaOmega }: Trying): Tried {
  const own = gameSeed(seed, game);
  const { setup } = planGame(own, starterStock, focusOf(game, TARGETS));
  const seen = witness(ruleset);
  const machine = createMachine<AlphaOmega>(seen.ruleset, starter);
  const book = bookOf(laws, game);
  let applied = machine.begin(setup, own);
  let before: State | null = null;
  let played: RarestAnswer = { answer: [], rng: startStream(own, 'player'), choices: new Map() };
  for (let answers = 0; ; answers += 1) {
    const { state, revealed: isRevealed } = applied;
    const step = { content: starter, seed: own, before, state, isRevealed, ...seen.take() };
    book.see(step, { answers, round: state.table.round });
    if (state.pending === null) return { games: 1, answers, ...book.found() };
    const { id, seat } = state.pending;
    played = answerTo(state, game, played);
    const result = machine.apply(state, { decision: id, seat, answer: played.answer });
    if (!result.ok) throw new Error(`${own}: a legal answer was refused: ${result.error.code}`);
    before = state;
    applied = result.value;
  }
}

const viewer = createMachine<AlphaOmega>(alphaOmega, starter);

type Played = Readonly<{ rng: Rng; choices: Choices }>;

/** Always the rarest options; in one game of four every other answer is one of good sense, so that some games last. */
function answerTo(state: State, game: number, { rng, choices }: Played): RarestAnswer {
  const { seat } = pendingOf(state);
  if (game % 4 !== 3 || state.asked % 2 === 0) return rarestAnswer(state, choices, rng);
  const [answer, after] = steadyAnswer(viewer.view(state, [seat]), starter, rng);
  return { answer, rng: after, choices: choicesWith(choices, state, answer) };
}
