import { createMachine } from '../../kernel/machine.ts';
import { shuffle, startStream } from '../../kernel/rng.ts';
import type { CardDef, Catalogue } from '../definitions.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { tableOf } from './layout.ts';

const SEATS = 6;
const PERSONS_EACH = 4;
const OPPONENTS = 20;
const ITEMS = { good: 10, opponent: 5 } as const;

/**
 * A table with 60 cards in play: six players with four Persons each and Items among them, twenty Opponents, a Place. The
 * last player is asked to act; then the Clean-Up comes.
 */
export function crowdedTable(content: Catalogue, seed: string): State {
  const pick = (side: 'good' | 'opponent', type: CardDef['type'], count: number): readonly string[] => {
    const prints = [...content.values()].filter(
      (card) => card.type === type && 'side' in card && card.side === side,
    );
    const [order] = shuffle(startStream(seed, `${side} ${type}`), prints);
    return Array.from({ length: count }, (_, at) => order[at % order.length]?.id ?? '');
  };
  const persons = pick('good', 'person', SEATS * PERSONS_EACH);
  const items = pick('good', 'item', ITEMS.good);
  const opponents = pick('opponent', 'person', OPPONENTS);
  const table = tableOf(
    {
      round: 8,
      turn: SEATS - 1,
      seats: Array.from({ length: SEATS }, (_, seat) => {
        const own = persons.slice(seat * PERSONS_EACH, (seat + 1) * PERSONS_EACH);
        const carried = items
          .filter((_, at) => at % SEATS === seat)
          .map((item, at) => `${item} on ${own[at] ?? ''}`);
        return { play: [...own, ...carried, ...(seat === 0 ? pick('good', 'place', 1) : [])] };
      }),
      opponents: [
        ...opponents,
        ...pick('opponent', 'item', ITEMS.opponent).map((item, at) => `${item} on ${opponents[at] ?? ''}`),
      ],
      opponentDeck: [],
    },
    content,
  );
  const machine = createMachine<AlphaOmega>(alphaOmega, content);
  const seat = SEATS - 1;
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
