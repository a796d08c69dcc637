import type { Catalogue } from '../../definitions.ts';
import type { CardId, Table } from '../../types.ts';
import { cardIn, type Law, lawOfSteps } from './law.ts';

/** Has a card in play no hit points left? What is not in play, or has none at all, has not. */
export function isDying({ inPlay }: Table, content: Catalogue, id: CardId): boolean {
  const card = inPlay.find((each) => each.id === id);
  const print = card && content.get(card.def);
  return card !== undefined && print !== undefined && 'strength' in print && card.damage >= print.strength;
}

/** Whoever has 0 left at a question falls as soon as it is answered, and nobody begins a round so. */
export const fallen: Law = lawOfSteps('whoever has 0 left is about to fall', (step, check) => {
  const { state, moves, content } = step;
  const falling = state.stack.flatMap((frame) => (frame.kind === 'defeat' ? [frame.card] : []));
  for (const { id } of state.outcome ? [] : state.table.inPlay)
    check(
      falling.includes(id) || !isDying(state.table, content, id),
      () => `${cardIn(state.table, id)} has 0 left, and nothing is about to defeat it`,
    );
  for (const { event, after } of moves)
    if (event.type === 'roundBegan' || event.type === 'strengthChecked')
      for (const { id } of after.inPlay)
        check(!isDying(after, content, id), () => `${cardIn(after, id)} has 0 left at ${event.type}`);
});
