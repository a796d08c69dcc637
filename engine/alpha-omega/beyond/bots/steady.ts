import type { Answer, Rng } from '../../../kernel/types.ts';
import type { Catalogue } from '../../definitions.ts';
import type { DecisionView, View } from '../../view-types.ts';
import { greedyAnswer } from './greedy.ts';
import { sideOf, type Sight } from './sense.ts';

/**
 * A player of plain good sense: fills the table with strong Persons, strikes what it can defeat, and gives the Opponents
 * the least. It sees the view of the asked seat and nothing else.
 * @param view the game as the asked seat sees it, with a question that it may answer
 * @returns the answer, and the state of chance after it
 */
export function steadyAnswer(view: View, content: Catalogue, rng: Rng): readonly [Answer, Rng] {
  const { pending } = view;
  if (!pending?.ask) throw new Error('the view shows no question that this seat may answer');
  return greedyAnswer(pending.ask, sightOf(view, content, pending), rng);
}

function sightOf(view: View, content: Catalogue, { about, seat }: DecisionView): Sight {
  const inPlay = new Map(view.inPlay.map((card) => [card.id, card]));
  const hand = [...view.seats, ...view.opponents].flatMap((other) => other.hand ?? []);
  return {
    about,
    mine: sideOf(seat, view.seats.length),
    balance: view.balance,
    attack: view.attack,
    callings: view.seats[view.turn ?? 0]?.callings.length ?? 0,
    hasPlace: view.inPlay.some((card) => content.get(card.def)?.type === 'place'),
    card: (id) => inPlay.get(id),
    print: (id) => content.get((inPlay.get(id) ?? hand.find((card) => card.id === id))?.def ?? ''),
  };
}
