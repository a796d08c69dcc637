import type { Answer, Rng } from '../../../kernel/types.ts';
import type { State } from '../../game.ts';
import { cardsIn, type Option } from '../../options.ts';
import type { CardId } from '../../types.ts';
import { pendingOf } from './pending.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';

/** How often each kind of option was chosen so far. */
export type Choices = ReadonlyMap<string, number>;

/** An answer, the state of chance after it, and the choices with those of the answer. */
export interface RarestAnswer {
  readonly answer: Answer;
  readonly rng: Rng;
  readonly choices: Choices;
}

/**
 * A player for tests, who comes where chance alone seldom does: the least often chosen kind of option, of that kind the
 * least often chosen cards, and chance between equals, about several cards and about an order.
 * @param choices what was chosen in this game so far; an empty map at its beginning
 */
export function rarestAnswer(state: State, choices: Choices, rng: Rng): RarestAnswer {
  const { ask } = pendingOf(state);
  if (ask.kind !== 'one') {
    const [answer, after] = randomAnswer(ask, rng);
    return { answer, rng: after, choices };
  }
  const kinds = rarest(ask.options, choices, (option) => kindOf(state, option));
  const options = rarest(kinds, choices, (option) => withCards(state, option));
  const [answer, after] = randomAnswer({ kind: 'one', options }, rng);
  return { answer, rng: after, choices: choicesWith(choices, state, answer) };
}

/** The choices with those of an answer, whoever gave it. */
export function choicesWith(choices: Choices, state: State, answer: Answer): Choices {
  const { ask } = pendingOf(state);
  if (ask.kind !== 'one') return choices;
  const chosen = ask.options.filter(({ id }) => answer.includes(id));
  return chosen.reduce((known, option) => noted(known, state, option), choices);
}

function rarest(
  options: readonly Option[],
  choices: Choices,
  nameOf: (option: Option) => string,
): readonly Option[] {
  const timesOf = (option: Option): number => choices.get(nameOf(option)) ?? 0;
  const fewest = Math.min(...options.map(timesOf));
  return options.filter((option) => timesOf(option) === fewest);
}

function noted(choices: Choices, state: State, option: Option): Choices {
  const more = new Map(choices);
  for (const name of [kindOf(state, option), withCards(state, option)])
    more.set(name, (more.get(name) ?? 0) + 1);
  return more;
}

/** What is done, and where: to end a phase is something else than to decline. */
const kindOf = (state: State, { kind }: Option): string => `${pendingOf(state).about} ${kind}`;

/** The same with the prints of the cards: of those asking, doing and suffering. */
function withCards(state: State, option: Option): string {
  const { source } = pendingOf(state);
  const cards = [source ?? null, ...cardsIn(option)];
  return [kindOf(state, option), ...cards.map((card) => printIn(state, card))].join(' ');
}

const printIn = ({ table }: State, card: CardId | null): string =>
  (card === null ? undefined : table.cards[card]?.def) ?? '-';
