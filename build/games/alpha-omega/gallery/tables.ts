import { scene } from '../../../../engine/alpha-omega/testing/scene.ts';
import { short, starter } from '../../../../engine/alpha-omega/testing/starter.ts';
import { view } from '../../../../engine/alpha-omega/view.ts';
import type { CardDef, Side, View } from '../../../../engine/alpha-omega/index.ts';

/** How many sit at a table, and how many cards are in play. */
export interface TableSize {
  readonly players: number;
  readonly inPlay: number;
}

interface PlayableNames {
  readonly persons: readonly string[];
  readonly items: readonly string[];
  readonly events: readonly string[];
}

const NAMES = ['Mindy', 'Steve', 'Ruth', 'Jonathan', 'Esther', 'Bartholomew'] as const;

const prints = [...starter.values()];

const named = (side: Side, type: CardDef['type']): readonly string[] =>
  prints.flatMap((def) => (def.type === type && 'side' in def && def.side === side ? [short(def.id)] : []));

const cards = {
  good: { persons: named('good', 'person'), items: named('good', 'item'), events: named('good', 'event') },
  opponent: {
    persons: named('opponent', 'person'),
    items: named('opponent', 'item'),
    events: named('opponent', 'event'),
  },
} as const satisfies Record<Side, PlayableNames>;

/** Every third carries something, so that a table of 60 has 25 Persons and more on either side. */
function sideOf({ persons, items, events }: PlayableNames, count: number): readonly string[] {
  const carried = Math.min(items.length, Math.floor(count / 6));
  const lasting = Math.min(2, Math.floor(count / 12));
  const bearers = persons.slice(0, count - carried - lasting);
  return [
    ...bearers.map((name, index) =>
      index % 4 === 1 ? `${name} damaged 2` : index % 5 === 3 ? `${name} acted` : name,
    ),
    ...items
      .slice(0, carried)
      .map((name, index) => `${name} on ${bearers[(index * 3) % bearers.length] ?? ''}`),
    ...events.slice(0, lasting).map((name) => `${name} rounds 2`),
  ];
}

/** A table in the Action Phase, as the rules see it: so many players, so many cards in play, one Lured. */
export function tableOf({ players, inPlay }: TableSize): View {
  const good = sideOf(cards.good, Math.floor(inPlay / 2));
  const lured = inPlay > 8 ? ['zophiel of 0'] : [];
  const opponents = [...sideOf(cards.opponent, inPlay - good.length - lured.length), ...lured];
  const seats = NAMES.slice(0, players).map((name, seat) => ({
    name,
    hand: [
      ...cards.good.persons.slice(-6 - seat),
      ...cards.good.events.slice(seat, seat + 2),
      'eden',
      'sword-of-the-spirit',
    ],
    deck: [...cards.good.items, ...cards.good.persons],
    play: seat === 0 ? good.filter((name) => !name.startsWith('zophiel')) : [],
    discard: ['love', 'michael'],
    callings: seat === 0 ? ['squadrons-at-once progress 1'] : ['the-third-is-thine'],
  }));
  const game = scene({
    seats,
    opponents,
    round: 12,
    turn: 0,
    opponentDeck: cards.opponent.persons,
    callingDeck: ['not-to-destroy', 'nine-days-they-fell'],
  }).run({ kind: 'actionPhase', seat: 0 });
  return view(
    game.state,
    starter,
    seats.map((_, seat) => seat),
  );
}
