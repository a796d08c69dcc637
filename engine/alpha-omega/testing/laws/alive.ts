import type { Catalogue } from '../../definitions.ts';
import type { State } from '../../game.ts';
import type { Option } from '../../options.ts';
import type { CardId } from '../../types.ts';
import { isDying } from './fallen.ts';
import { cardIn, type Law, lawOfSteps, type Check } from './law.ts';

/** Damage equal to the hit points defeats (ruling 4): from then on a card is nobody's target and nobody's help. */
export const alive: Law = lawOfSteps('nobody with 0 left is aimed at or asked', (step, check) => {
  const { moves, state, content } = step;
  for (const { before, event } of moves)
    if (event.type === 'attackDeclared' || event.type === 'struck')
      for (const id of [event.by, event.target])
        check(!isDying(before, content, id), () => `${event.type}: ${cardIn(before, id)} has 0 left`);
    else if ((event.type === 'attached' || event.type === 'eventApplied') && event.host !== null) {
      const { host } = event;
      check(!isDying(before, content, host), () => `${event.type}: ${cardIn(before, host)} has 0 left`);
    }
  if (state.pending) checkOffers(state, state.pending, content, check);
});

function checkOffers(
  { table }: State,
  { about, source, ask }: NonNullable<State['pending']>,
  content: Catalogue,
  check: Check,
): void {
  for (const option of ask.options)
    for (const id of cardsOf(option)) {
      // Who is about to fall may have something to say against it.
      if (about === 'interruptDefeat' && id === source) continue;
      check(
        !isDying(table, content, id),
        () => `${about} offers ${option.id}: ${cardIn(table, id)} has 0 left`,
      );
    }
}

function cardsOf(option: Option): readonly CardId[] {
  switch (option.kind) {
    case 'attack':
      return [option.card, option.target];
    case 'play':
      return option.host === undefined ? [] : [option.host];
    case 'ability':
    case 'card':
      return [option.card];
    default:
      return [];
  }
}
