import { createMachine } from '../../kernel/machine.ts';
import { shuffle, startStream } from '../../kernel/rng.ts';
import type { CardDef, Catalogue } from '../definitions.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { tableOf } from './layout.ts';

/** How much lies on a table. */
export interface Crowd {
  readonly seats: number;
  /** Good Persons, dealt out to the seats. */
  readonly persons: number;
  readonly opponents: number;
  /** Items, each carried by another Person. */
  readonly items: { readonly good: number; readonly opponent: number };
}

/** Sixty cards, with the Place. */
const SIXTY: Crowd = { seats: 6, persons: 24, opponents: 20, items: { good: 10, opponent: 5 } };

/** Lays out a table of so many cards, with a Place besides. The last player is asked to act; then the Clean-Up comes. */
export function crowdedTable(content: Catalogue, seed: string, crowd: Crowd = SIXTY): State {
  const pick = (side: 'good' | 'opponent', type: CardDef['type'], count: number): readonly string[] => {
    const prints = [...content.values()].filter(
      (card) => card.type === type && 'side' in card && card.side === side,
    );
    const [order] = shuffle(startStream(seed, `${side} ${type}`), prints);
    return Array.from({ length: count }, (_, at) => order[at % order.length]?.id ?? '');
  };
  const { seats } = crowd;
  const persons = pick('good', 'person', crowd.persons);
  const items = pick('good', 'item', crowd.items.good);
  const opponents = pick('opponent', 'person', crowd.opponents);
  const seatOf = (at: number): number => Math.floor((at * seats) / persons.length);
  const table = tableOf(
    {
      round: 8,
      turn: seats - 1,
      seats: Array.from({ length: seats }, (_, seat) => {
        const own = persons.filter((_, at) => seatOf(at) === seat);
        const carried = items
          .filter((_, at) => at % seats === seat)
          .map((item, at) => `${item} on ${own[at] ?? ''}`);
        return { play: [...own, ...carried, ...(seat === 0 ? pick('good', 'place', 1) : [])] };
      }),
      opponents: [
        ...opponents,
        ...pick('opponent', 'item', crowd.items.opponent).map(
          (item, at) => `${item} on ${opponents[at] ?? ''}`,
        ),
      ],
      opponentDeck: [],
    },
    content,
  );
  const machine = createMachine<AlphaOmega>(alphaOmega, content);
  const seat = seats - 1;
  const blank = machine.begin(
    {
      objective: 'starter:and-there-was-war-in-heaven',
      seats: [{ name: 'One', deck: [] }],
      opponentDeck: [],
      callingDeck: [],
    },
    seed,
  ).state;
  return {
    ...blank,
    table,
    stack: [{ kind: 'verdict' }, { kind: 'strengthCheck' }, { kind: 'cleanUp' }, { kind: 'act', seat }],
    pending: { id: 1, seat, about: 'action', ask: { kind: 'one', options: [{ id: 'end', kind: 'end' }] } },
    asked: 1,
    outcome: null,
  };
}
