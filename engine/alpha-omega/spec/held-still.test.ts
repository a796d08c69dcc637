import { expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../events.ts';
import { FRESH } from '../evolve-cards.ts';
import type { Frame } from '../frames.ts';
import type { State } from '../game.ts';
import type { Look } from '../look.ts';
import { react } from '../react.ts';
import { like, withCards } from '../testing/cards.ts';
import { positions } from '../testing/positions.ts';
import type { InPlay, Table } from '../types.ts';

/*
 * Ruling 11: what holds the Opponents still stops what is the Opponents' own, and nothing of a player's. Whatever would
 * happen is asked twice, beside Crystal Sea and beside a card without its words. That their phases are passed over is
 * told, which the law of still.ts sees.
 */

const content = withCards(like('event', 'crystal-sea', { id: 'test:calm', abilities: [] }));

/** The Good Items that do something by themselves. */
const items = [...content.values()].filter(
  ({ type, abilities, ...card }) =>
    type === 'item' &&
    'side' in card &&
    card.side === 'good' &&
    abilities.some(({ kind }) => kind === 'triggered'),
);

/** The same table with one more Event beside it, and with a Person that was Lured Astray with all those Items: the first player's. */
function beside({ table }: State, def: string): Look {
  const event = table.cards.length;
  const person = event + 1;
  const lured = { ...FRESH, owner: 0, side: 'opponent' } as const;
  const more: readonly InPlay[] = [
    { ...FRESH, id: event, def, side: 'good', owner: 0 },
    { ...lured, id: person, def: 'starter:raphael', lured: true },
    ...items.map((item, at) => ({ ...lured, id: person + 1 + at, def: item.id, host: person })),
  ];
  return {
    table: {
      ...table,
      cards: [...table.cards, ...more.map((card) => ({ def: card.def, pile: 0 }))],
      inPlay: [...table.inPlay, ...more],
    },
    content,
  };
}

/** Moments at which something of a card in play may happen by itself. */
function happenings({ inPlay, seats, round }: Table): readonly AlphaOmegaEvent[] {
  const pairs = inPlay.flatMap(({ id: by }) => inPlay.map(({ id }) => ({ by, id })));
  return [
    { type: 'roundBegan', round: round + 1 },
    { type: 'strengthChecked', balance: { good: 1, opponent: 1 } },
    ...[...seats.keys()].map((seat) => ({ type: 'turnBegan', seat }) as const),
    ...pairs.flatMap(({ by, id }): readonly AlphaOmegaEvent[] => [
      { type: 'struck', by, target: id, amount: 1 },
      { type: 'damaged', card: id, by, amount: 1 },
      { type: 'defeated', card: id, by, fate: 'discarded', shielded: false },
    ]),
  ];
}

/** Is it an ability of a card that is the Opponents' own? What a Lured Person carries is a player's. */
function isTheirs({ inPlay }: Table, { self }: Frame & { readonly kind: 'trigger' }): boolean {
  const card = inPlay.find(({ id }) => id === self);
  return card?.side === 'opponent' && card.owner === null;
}

test('ruling 11: nothing of a player’s is stopped by what holds the Opponents still, and all that is theirs', () => {
  const met = new Set<string>();
  let stopped = 0;
  for (const { state, name } of positions({ games: 24, every: 40 })) {
    const [free, still] = ['test:calm', 'starter:crystal-sea'].map((def) => beside(state, def));
    if (free === undefined || still === undefined) throw new Error('two tables are compared');
    for (const event of happenings(free.table)) {
      const all = react(free, event).filter((frame) => frame.kind === 'trigger');
      const kept = all.filter((frame) => !isTheirs(free.table, frame));
      expect(
        react(still, event).filter(({ kind }) => kind === 'trigger'),
        `${name}, ${JSON.stringify(event)}`,
      ).toEqual(kept);
      for (const { self } of kept) met.add(free.table.cards[self]?.def ?? '?');
      stopped += all.length - kept.length;
    }
  }
  // The Sword speaks of a bearer that is Good.
  expect(items.map(({ id }) => id).filter((id) => !met.has(id))).toEqual(['starter:sword-of-the-spirit']);
  expect(stopped).toBeGreaterThan(0);
});
