import { isDeepStrictEqual } from 'node:util';
import { loadState, saveState } from '../../kernel/save.ts';
import { bookOf, lawOfSteps, type Law } from '../../kernel/testing/law.ts';
import type { Tried } from '../../kernel/testing/tried.ts';
import type { Applied, GameState, GameTypes } from '../../kernel/types.ts';
import { playMatch, type Match } from '../play.ts';

/** What one answer brought about, up to the next question; with no state before it, the beginning of a game. */
export interface Step<G extends GameTypes> {
  readonly before: GameState<G> | null;
  readonly applied: Applied<G>;
}

/** A game that is to be looked at. */
export interface Trying<G extends GameTypes> extends Omit<Match<G>, 'each'> {
  readonly game: number;
  /** Its own laws, beside those of all games. */
  readonly laws: readonly Law<Step<G>>[];
}

/** What is written and read again is the very same: what a save leaves out of a state would be lost. */
const savedWhole = <G extends GameTypes>({ machine }: Trying<G>): Law<Step<G>> =>
  lawOfSteps('a state is the same after it was saved', ({ applied: { state } }, check) => {
    const loaded = loadState<G>(saveState(state), machine.ruleset);
    check(loaded.ok && isDeepStrictEqual(loaded.value, state), () =>
      loaded.ok ? 'it comes back as another' : loaded.error.code,
    );
  });

/** The same seed and the same answers are the same game: each state is what it was the first time. */
function goesAlike<G extends GameTypes>(match: Trying<G>): Law<Step<G>> {
  return {
    name: 'a game that is played again goes as it went',
    watch(check) {
      const states: GameState<G>[] = [];
      return ({ applied: { state } }) => {
        states.push(state);
        if (state.outcome === null) return;
        const again: GameState<G>[] = [];
        playMatch({ ...match, each: (other) => again.push(other.state) });
        const at = states.findIndex((one, index) => !isDeepStrictEqual(one, again[index]));
        check(at === -1, () => `it goes another way from answer ${String(at)} on`);
      };
    },
  };
}

const ENDS = 'a game comes to its end';

/** Plays a game by bots to its end, and looks at it by the laws of all games and its own. @returns each law's first breach */
export function tryMatch<G extends GameTypes>(match: Trying<G>): Tried {
  const { game, laws, rules } = match;
  const book = bookOf([savedWhole(match), goesAlike(match), ...laws], game);
  let before: GameState<G> | null = null;
  let answers = -1;
  const played = playMatch({
    ...match,
    each(applied) {
      answers += 1;
      book.see({ before, applied }, { answers, round: rules.round(applied.state.table) });
      before = applied.state;
    },
  });
  const { checks, breaches } = book.found();
  const broken = played.kind === 'broken' ? [played] : [];
  return {
    games: 1,
    answers: played.decisions,
    checks: { [ENDS]: 1, ...checks },
    breaches: [
      ...broken.map(({ decisions, round, message }) => ({
        ...{ law: ENDS, game, round, answers: decisions, words: message },
      })),
      ...breaches,
    ],
  };
}
