import type { Catalogue } from '../../definitions.ts';
import type { State } from '../../game.ts';
import { eventHosts } from '../../queries/hosts.ts';
import type { InPlay, Table } from '../../types.ts';
import { isRival } from './bearers.ts';
import { isDying } from './fallen.ts';
import { cardIn, type Law, lawOfMoves, lawOfSteps } from './law.ts';

/** Rulebook, Opponent Phase: whoever is able to take advantage of an Item or Event does so, the longest in play first. */
export const nothingWaits: Law = lawOfSteps(
  'nothing waits that somebody in play could carry',
  ({ state, content }, check) => {
    if (isInTheMiddle(state)) return;
    const { table } = state;
    for (const card of table.inPlay.filter(({ side, host }) => side === 'opponent' && host === null)) {
      const takers = takersOf(table, content, card);
      check(takers.length === 0, () => {
        const who = takers.map(({ id }) => cardIn(table, id)).join(', ');
        return `${cardIn(table, card.id)} waits, and could be on ${who}`;
      });
    }
  },
);

/** Ruling 8: an Opponents' Item goes to the first Person able to use it, in order of entry. */
export const firstComeFirst: Law = lawOfMoves(
  'what passes on goes to the first able to use it, in order of entry',
  ({ before, event }, check, { content }) => {
    if (event.type !== 'attached' || !event.passed) return;
    const item = before.inPlay.find(({ id }) => id === event.card);
    const first = item && ablePersons(before, content, item)[0];
    check(
      first?.id === event.host,
      () =>
        `${cardIn(before, event.card)} goes to ${cardIn(before, event.host)} and not to ${first ? cardIn(before, first.id) : 'nobody'}`,
    );
  },
);

/** Something is just being given to whom it belongs. */
const isInTheMiddle = ({ stack }: State): boolean =>
  stack.some(({ kind }) => kind === 'claimWaiting' || kind === 'applyEvent');

function takersOf(table: Table, content: Catalogue, card: InPlay): readonly InPlay[] {
  const print = content.get(card.def);
  if (print?.type === 'item') return ablePersons(table, content, card);
  if (print?.type !== 'event' || !card.waiting) return [];
  const hosts = eventHosts({ table, content }, card.id, table.turn ?? 0);
  return table.inPlay.filter(({ id }) => hosts.includes(id));
}

/**
 * The Persons of the Opponents that could carry an Item besides what they carry, reckoned here from the rulebook: one
 * weapon, one armour, one of each other Item; Good Items serve the Lured alone, and none who is about to fall (ruling 44).
 */
function ablePersons(table: Table, content: Catalogue, item: InPlay): readonly InPlay[] {
  const print = content.get(item.def);
  if (print?.type !== 'item') return [];
  return table.inPlay.filter((card) => {
    const person = content.get(card.def);
    if (card.side !== 'opponent' || person?.type !== 'person' || isDying(table, content, card.id))
      return false;
    if (print.side === 'good' && !card.lured) return false;
    const carried = table.inPlay.filter(({ id, host }) => host === card.id && id !== item.id);
    return !carried.some(({ def }) => isRival(print, content.get(def)));
  });
}
