import type { Catalogue, ItemDef } from '../../definitions.ts';
import type { InPlay, Table } from '../../types.ts';
import { cardIn, type Check, type Law, lawOfSteps } from './law.ts';

/** What lies on what, after every answer. */
export const bearers: Law = lawOfSteps(
  'every Item and Event is on one card that may bear it, and one Place is active',
  ({ state: { table }, content }, check) => {
    for (const card of table.inPlay) if (card.host !== null) checkBorne(table, content, card, check);
    const places = table.inPlay.filter(({ def }) => content.get(def)?.type === 'place');
    check(places.length <= 1, () => `places: ${places.map(({ id }) => cardIn(table, id)).join(', ')}`);
    for (const { name, host } of table.lasting)
      check(
        table.inPlay.some(({ id }) => id === host),
        () => `${name} is on ${cardIn(table, host)}, which is not in play`,
      );
  },
);

function checkBorne(table: Table, content: Catalogue, card: InPlay, check: Check): void {
  const host = table.inPlay.find(({ id }) => id === card.host);
  const name = cardIn(table, card.id);
  check(host !== undefined, () => `${name} is on what is not in play`);
  if (host === undefined) return;
  check(content.get(host.def)?.type === 'person', () => `${name} is on ${cardIn(table, host.id)}`);
  check(!card.waiting, () => `${name} is on ${cardIn(table, host.id)} and waits`);
  const print = content.get(card.def);
  const others = table.inPlay.filter((other) => other.host === host.id && other.id !== card.id);
  for (const other of others) {
    const isClash = print?.type === 'item' ? isRival(print, content.get(other.def)) : other.def === card.def;
    check(!isClash, () => `${cardIn(table, host.id)} bears both ${name} and ${cardIn(table, other.id)}`);
  }
  if (print?.type === 'item')
    check(card.side === host.side, () => `${name} and its bearer ${cardIn(table, host.id)} are on two sides`);
}

/** Do two Items go where only one can be? */
export function isRival(item: ItemDef, other: ReturnType<Catalogue['get']>): boolean {
  if (other?.type !== 'item' || other.slot !== item.slot) return false;
  return item.slot !== 'other' || other.id === item.id;
}
