import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { below, startStream } from '../../kernel/rng.ts';
import { defeatBy } from '../actions/hit.ts';
import type { Catalogue } from '../definitions.ts';
import type { DefId } from '../selects.ts';
import { alphaOmega } from '../ruleset.ts';
import { playPhase } from '../testing/phases.ts';
import { like, withCards } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene, Scene } from '../testing/scene.ts';
import { full, starter, starterSetup, starterStock } from '../testing/starter.ts';
import type { CardId, Setup, Table } from '../types.ts';
import { refusalOf } from '../variants.ts';

afterEach(expectNothingLeftOpen);

const machine = createMachine(alphaOmega, starter);
const tableOf = (setup: Setup, seed: string): Table => machine.begin(setup, seed).state.table;

const sorted = (ids: readonly CardId[]): readonly CardId[] => [...ids].sort((a, b) => a - b);
const prints = (table: Table, ids: readonly CardId[]): readonly DefId[] =>
  ids.map((id) => table.cards[id]?.def ?? '');

/** A player's Good cards as shuffled: what was drawn first, then the deck. */
const shuffled = (table: Table, seat: number): readonly CardId[] => [
  ...(table.seats[seat]?.hand ?? []),
  ...(table.goodPiles[seat]?.deck ?? []),
];

/** How a game begins: its table, and the prints of what its Objective brought. */
function opened(setup: Setup, seed: string, content: Catalogue = starter): Opened {
  const { state, events } = createMachine(alphaOmega, content).begin(setup, seed);
  const brought = events.flatMap((event) => (event.type === 'brought' ? [event.card] : []));
  return { table: state.table, brought: prints(state.table, brought) };
}

interface Opened {
  readonly table: Table;
  readonly brought: readonly DefId[];
}

describe('What You’ll Need', () => {
  test('the die shows 1 to 6', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const game = scene({
        seats: [{}],
        opponents: ['envy'],
        opponentDeck: ['hail-of-iron-globes'],
        dice: [value],
      }).run({ kind: 'opponentPhase', seat: 0 });
      expect(game.events).toContainEqual(expect.objectContaining({ type: 'dieRolled', value }));
    }
    const rolled = Array.from(
      { length: 300 },
      (_, seed) => below(startStream(String(seed), 'die'), 6)[0] + 1,
    );
    expect(new Set(rolled)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('the Opponent deck has Persons, Places, Events and Items, as the Good deck has', () => {
    const { good, opponent } = starterStock;
    for (const deck of [good, opponent]) {
      const types = deck.map((id) => starter.get(id)?.type);
      expect(new Set(types)).toEqual(new Set(['person', 'place', 'event', 'item']));
    }
  });
});

describe('Set Up', () => {
  test('the Good decks and the Opponent deck are kept apart, and each is shuffled', () => {
    const setup = starterSetup(2);
    const [one, other] = [tableOf(setup, 'one'), tableOf(setup, 'other')];
    for (const seat of [0, 1]) {
      expect(shuffled(one, seat)).not.toEqual(shuffled(other, seat));
      expect(sorted(shuffled(one, seat))).toEqual(sorted(shuffled(other, seat)));
      expect(shuffled(one, seat).every((id) => one.cards[id]?.pile === seat)).toBe(true);
    }
    const drawn = (table: Table): readonly CardId[] => [
      ...table.opponentPile.deck,
      ...table.inPlay.map(({ id }) => id),
      ...table.opponentPile.discard,
    ];
    expect(drawn(one)).not.toEqual(drawn(other));
    expect(prints(one, sorted(drawn(one)))).toEqual(setup.opponentDeck);
  });

  test('each player draws 7 cards from the own Good deck', () => {
    const { seats, goodPiles } = tableOf(starterSetup(3), 'seven');
    expect(seats.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
    expect(goodPiles.map(({ deck }) => deck.length)).toEqual([53, 53, 53]);
  });

  test('the Objective is the one that was chosen', () => {
    const setup: Setup = { ...starterSetup(1), objective: full('the-battle-is-the-lords') };
    const table = tableOf(setup, 'chosen');
    expect(prints(table, [table.objective])).toEqual([full('the-battle-is-the-lords')]);
    expect(
      prints(
        table,
        table.inPlay.map(({ id }) => id),
      ),
    ).toContain(full('goliath'));
  });

  test('the Objective’s set-up comes before anybody draws: what it brings is in no hand', () => {
    for (const objective of starterStock.objectives)
      for (const opponents of [0, 1, 3]) {
        const players = Array.from({ length: opponents }, (_, at) => ({
          name: `Opponent ${String(at + 1)}`,
        }));
        const setup: Setup = { ...starterSetup(1), objective, opponents: players };
        const { table, brought } = opened(setup, `${objective} ${String(opponents)}`);
        const print = starter.get(objective);
        expect(brought).toEqual(print?.type === 'objective' ? (print.brings ?? []) : []);
        expect(table.opponents.map(({ hand }) => hand.length)).toEqual(Array(opponents).fill(7));
      }
  });

  test('the Objective’s set-up is told before the hands that are drawn', () => {
    const setup: Setup = { ...starterSetup(2), objective: full('get-thee-hence-satan') };
    const types = machine.begin(setup, 'order').events.map(({ type }) => type);
    expect(types.indexOf('brought')).toBeGreaterThan(types.lastIndexOf('deckShuffled'));
    expect(types.indexOf('objectiveBegan')).toBeLessThan(types.indexOf('cardsDrawn'));
  });

  test('ruling 32: of copies that an Objective brings, those that the Opponent deck lacks come from beside the table', () => {
    const satans = like('objective', 'get-thee-hence-satan', { brings: [full('satan'), full('satan')] });
    const setup: Setup = { ...starterSetup(1), objective: full('get-thee-hence-satan') };
    const { table, brought } = opened(setup, 'two', withCards(satans));
    expect(brought).toEqual([full('satan'), full('satan')]);
    expect(table.aside).toEqual([]);
  });

  test('ruling 32: a Good card that an Objective brings comes out of whoever’s deck holds it, as the first player’s', () => {
    const objective = full('the-battle-is-the-lords');
    const [first = [], second = []] = [
      ['michael', 'love'],
      ['david', 'hope'],
    ].map((deck) => deck.map(full));
    const seats = [
      { name: 'Mindy', deck: first },
      { name: 'Scott', deck: second },
    ];
    const { table } = opened({ ...starterSetup(2), objective, seats }, 'out of the second');
    const davids = table.cards.flatMap(({ def }, id) => (def === full('david') ? [id] : []));
    const david = table.inPlay.find(({ id }) => id === davids[0]);
    expect([davids.length, david?.owner, table.aside]).toEqual([1, 0, []]);
    expect(prints(table, table.goodPiles[1]?.deck ?? [])).not.toContain(full('david'));
  });

  test('a card that an Objective brings and that is nowhere is an error of the set-up', () => {
    const game = scene({ objective: 'get-thee-hence-satan' });
    const nowhere = { ...game.table, aside: [] };
    expect(() => new Scene(nowhere, starter, 'nowhere').run({ kind: 'objectiveSetUp' })).toThrow(
      /the Objective brings/,
    );
  });

  test('a Good deck may leave out any cards', () => {
    const setup = { ...starterSetup(1), seats: [{ name: 'Mindy', deck: [full('michael'), full('love')] }] };
    const table = tableOf(setup, 'small');
    const hand = prints(table, table.seats[0]?.hand ?? []);
    expect(new Set(hand)).toEqual(new Set([full('love'), full('michael')]));
  });

  describe('decks that somebody arranged', () => {
    const good = ['azrael', 'love', 'hope', 'courage', 'loyalty', 'faith', 'uriel', 'gabriel', 'raphael'].map(
      full,
    );
    const setup: Setup = {
      ...starterSetup(1),
      seats: [{ name: 'Mindy', deck: good }],
      opponentDeck: ['abigor', 'black-blade', 'agares'].map(full),
      callingDeck: ['squadrons-at-once', 'faithful-only-he'].map(full),
      arranged: 'a test',
    };

    test('lie as they were given, the first card on top, whatever the seed', () => {
      for (const seed of ['one', 'other']) {
        const table = tableOf(setup, seed);
        expect(prints(table, table.seats[0]?.hand ?? [])).toEqual(good.slice(0, 7));
        expect(prints(table, table.goodPiles[0]?.deck ?? [])).toEqual(good.slice(7));
        expect(prints(table, table.callingPile.deck)).toEqual(setup.callingDeck);
        expect(table.inPlay.map(({ def }) => def)).toEqual([full('abigor')]);
        expect(prints(table, table.opponentPile.deck)).toEqual(setup.opponentDeck.slice(1));
      }
    });

    test('are shuffled by nobody: no chance is used up and none is told of', () => {
      const { state, events } = machine.begin(setup, 'one');
      expect(state.rng).toEqual({});
      expect(events.map(({ type }) => type)).not.toContain('deckShuffled');
    });

    test('have a name, so that such a game is not taken for an ordinary one', () => {
      expect(refusalOf(setup)).toBeNull();
      expect(refusalOf({ ...setup, arranged: ' ' })).toEqual({ code: 'arrangedUnnamed' });
    });
  });

  test('ruling 15: a Person that a team mate has played cannot be played even when it is no longer in play', () => {
    const game = scene({
      seats: [{ hand: ['gabriel'] }, { hand: ['gabriel', 'love'], play: ['azrael'] }],
    });
    game.run(playPhase(0)).answer('play gabriel');
    game.run(defeatBy(game.look, -1, game.card('gabriel')?.id ?? -1, true));
    expect(game.discard(0)).toEqual(['gabriel']);
    game.run(playPhase(1));
    expect(game.options).toEqual(['play love on azrael', 'pass']);
    game.answer('pass');
  });

  test('ruling 15: other cards may be played as often as they are drawn', () => {
    const game = scene({ seats: [{ hand: ['love', 'love'], play: ['azrael', 'raphael'] }] });
    game.run(playPhase(0)).answer('play love on azrael');
    game.run(playPhase(0)).answer('play love on raphael');
    expect(game.hand(0)).toEqual([]);
  });
});
