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

/** Ruling 8: of several that wait, Items and Events alike, the longest in play comes first. */
export const longestFirst: Law = lawOfMoves(
  'of what waits, the longest in play is taken up first',
  ({ before, event }, check, { content }) => {
    if (event.type !== 'attached' && event.type !== 'eventApplied') return;
    const taken = before.inPlay.findIndex(({ id }) => id === event.card);
    if (!isWaiting(before.inPlay[taken], content)) return;
    const longer = before.inPlay
      .slice(0, taken)
      .find((card) => isWaiting(card, content) && takersOf(before, content, card).length > 0);
    check(
      longer === undefined,
      () => `${cardIn(before, event.card)} comes before ${cardIn(before, longer?.id ?? -1)}`,
    );
  },
);

/** Does a card lie in Opponent play and want a bearer? */
function isWaiting(card: InPlay | undefined, content: Catalogue): boolean {
  if (card?.side !== 'opponent' || card.host !== null) return false;
  return card.waiting || content.get(card.def)?.type === 'item';
}

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
