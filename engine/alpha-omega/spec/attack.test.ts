import { afterEach, describe, expect, test } from 'vitest';
import { alphaOmega } from '../ruleset.ts';
import { withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter } from '../testing/starter.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, nuriel: 4, flaga: 3, ganga: 4, leonard: 5, satan: 8 });

const ACTION_PHASE = { kind: 'actionPhase', seat: 0 } as const;
const CLEAN_UP = { kind: 'cleanUp' } as const;

describe('Action Phase', () => {
  test('ruling 4: damage is Strength and weapon, none comes back, and damage never lowers an attack', () => {
    const game = scene(
      {
        seats: [{ play: ['camael damaged 3', 'flaming-sword on camael'] }],
        opponents: ['satan'],
      },
      props,
    ).run(ACTION_PHASE);
    expect(game.attack('camael', 'satan')).toBe(8);
    game.answer('camael attacks satan');
    expect(game.discard('opponent')).toEqual(['satan']);
    expect(game.left('camael')).toBe(1);
  });

  test('ruling 4: one point less than the hit points does not defeat', () => {
    const game = scene({ seats: [{ play: ['raphael'] }], opponents: ['abigor'] }, props).run(ACTION_PHASE);
    game.answer('raphael attacks abigor');
    expect(game.left('abigor')).toBe(1);
  });

  test('ruling 4: one attack a turn', () => {
    const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['satan', 'abigor'] }, props).run(
      ACTION_PHASE,
    );
    game.answer('dumah attacks satan');
    expect(game.asked).toBeNull();
  });

  test('each Person attacks once a turn, and in the next turn again', () => {
    const game = scene({ seats: [{ play: ['dumah', 'camael'] }], opponents: ['satan'] }, props);
    game.run({ kind: 'turn', seat: 0 }).answers('dumah attacks satan', 'camael attacks satan');
    expect(game.asked).toBeNull();
    expect(game.card('satan')?.damage).toBe(3 + 4);
    game.run({ kind: 'turn', seat: 0 });
    expect(game.options).toContain('dumah attacks satan');
    game.answer('end');
  });

  test('an Opponent card keeps its damage until it is defeated, and is then discarded beside the Opponent deck', () => {
    const game = scene({ seats: [{ play: ['camael', 'dumah'] }], opponents: ['abigor'] }, props).run(
      ACTION_PHASE,
    );
    game.answer('camael attacks abigor');
    expect([game.card('abigor')?.damage, game.discard('opponent')]).toEqual([4, []]);
    game.answer('dumah attacks abigor');
    expect(game.discard('opponent')).toEqual(['abigor']);
  });

  test('what is defeated lies face up beside its own deck, for every player to see', () => {
    const game = scene(
      {
        seats: [{ play: ['azrael'] }, { play: ['camael damaged 3', 'love on camael'] }],
        opponents: ['ganga', 'satan acted'],
      },
      props,
    ).run(CLEAN_UP, ACTION_PHASE);
    game.answer('azrael attacks satan');
    for (const eyes of [0, 1]) {
      const { seats, opponent } = alphaOmega.view({ ...game.state, pending: null }, starter, [eyes]);
      expect(seats.map(({ discard }) => discard.map(({ def }) => def))).toEqual([
        [],
        expect.arrayContaining(['starter:camael', 'starter:love']),
      ]);
      expect(opponent.discard.map(({ def }) => def)).toEqual(['starter:satan']);
    }
  });

  test('ruling 4: armour takes the first points aimed at its bearer', () => {
    const game = scene(
      {
        seats: [{ play: ['camael', 'heavenly-armor on camael'] }],
        opponents: ['abigor'],
      },
      props,
    ).run(CLEAN_UP);
    expect(game.left('heavenly-armor')).toBe(undefined);
    expect(game.card('camael')?.side).toBe('good');
    expect(game.left('camael')).toBe(4 - (7 - 5));
  });

  test('ruling 4: what destroys an attacked Item is lost beyond that', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'heavenly-armor on michael damaged 3'] }],
        opponents: ['abigor'],
      },
      props,
    ).run(CLEAN_UP);
    expect(game.discard(0)).toEqual(['heavenly-armor']);
    expect(game.left('michael')).toBe(7);
  });

  test('ruling 9: changes of Strength leave hit points alone and end at 0', () => {
    const game = scene(
      {
        seats: [{ play: ['uriel', 'dumah', 'despair on dumah', 'envy on dumah'] }],
        opponents: ['ganga'],
      },
      props,
    );
    expect(game.strength('ganga')).toBe(2);
    expect(game.left('ganga')).toBe(4);
    expect(game.strength('dumah')).toBe(0);
    expect(game.left('dumah')).toBe(3);
    expect(game.balance).toBe(6 + 0 - 2);
  });
});

describe('Clean-Up Phase', () => {
  test('ruling 6: the longest in play first, each that has not acted', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'azrael'] }],
        opponents: ['leonard', 'flaga acted', 'ganga'],
        dice: [],
      },
      props,
    ).run(CLEAN_UP);
    game.answer('choose michael');
    const order = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.by] : []));
    expect(game.names(order)).toEqual(['leonard', 'ganga', 'michael']);
  });

  test('an Opponent drawn this round has had its attack, one that could not attack has not', () => {
    const drawn = scene({ seats: [{ play: ['michael'] }], opponentDeck: ['ganga'] }, props);
    drawn.run({ kind: 'opponentPhase', seat: 0 }, CLEAN_UP);
    expect(drawn.left('michael')).toBe(3);
    const waited = scene(
      { seats: [{ hand: ['michael'] }], opponents: ['envy'], opponentDeck: ['ganga'] },
      props,
    );
    waited.run({ kind: 'opponentPhase', seat: 0 }, { kind: 'playPhase', seat: 0 });
    waited.answer('play michael').run(CLEAN_UP);
    expect(waited.left('michael')).toBe(3);
  });

  test('ruling 6: one Lured during this Clean-Up acts in it', () => {
    const lured = scene({ seats: [{ play: ['camael', 'michael'] }], opponents: ['alloces'] }, props).run(
      CLEAN_UP,
    );
    lured.answer('decline');
    expect(lured.card('camael')).toMatchObject({ side: 'opponent', acted: true });
    expect(lured.left('michael')).toBe(3);
  });

  test('ruling 6: one that fell in this Clean-Up and was raised in it acts in it', () => {
    const game = scene(
      { seats: [{ play: ['sinai', 'michael'] }], opponents: ['ganga', 'witch-of-endor'] },
      props,
    ).run(CLEAN_UP);
    const course = game.events.flatMap((event) =>
      event.type === 'attackDeclared' ? [event.by] : event.type === 'raised' ? [event.card] : [],
    );
    // Sinai defeats whoever attacks it, and the Witch of Endor raises him again.
    expect(game.names(course)).toEqual(['ganga', 'ganga', 'ganga']);
    expect(game.card('sinai')).toBeUndefined();
  });

  test('ruling 6: one that falls by its own attack and is raised before that ends acts in it too', () => {
    const game = scene(
      {
        seats: [{ play: ['zion', 'michael'] }],
        opponents: ['paimon damaged 4', 'devilish-engine on paimon'],
        opponentDeck: ['witch-of-endor'],
      },
      props,
    ).run(CLEAN_UP);
    const course = game.events.flatMap((event) =>
      event.type === 'attackDeclared' ? [event.by] : event.type === 'raised' ? [event.card] : [],
    );
    // His own weapon strikes Paimon down; his last words bring the Witch of Endor, who raises him at once.
    expect(game.names(course)).toEqual(['paimon', 'paimon', 'paimon']);
    expect(game.card('paimon')?.acted).toBe(true);
  });

  test('ruling 5: a Person that acted this round does not act again after being Lured', () => {
    const game = scene({ seats: [{ play: ['camael acted', 'azrael'] }], opponents: ['abigor'] }, props).run(
      CLEAN_UP,
    );
    expect(game.card('camael')?.side).toBe('opponent');
    expect(game.left('azrael')).toBe(7);
  });

  test('ruling 25: the first player chooses for the Opponents, also among a team mate’s cards', () => {
    const seats = [{ play: ['azrael'] }, { play: ['camael', 'nuriel'] }];
    const game = scene({ seats, opponents: ['flaga'] }, props).run(CLEAN_UP);
    expect([game.asked, game.askedSeat]).toEqual(['opponentTarget', 0]);
    game.answer('choose camael');
    expect(game.card('camael')?.side).toBe('opponent');
    game.run();
  });

  test('ruling 25: the first player who is not a Lured Player chooses for the Opponents', () => {
    const seats = [{ play: ['dumah'], lured: 2 }, { play: ['camael', 'nuriel'] }];
    const game = scene({ seats, opponents: ['abigor'] }, props).run(CLEAN_UP);
    expect(game.askedSeat).toBe(1);
    game.answer('choose camael');
    expect(game.inPlay('good')).toContain('dumah');
  });
});

describe('Strength Check Phase', () => {
  const CHECK = { kind: 'strengthCheck' } as const;

  test('the balance is the Strength of all Good cards less that of all Opponent cards, kept round by round', () => {
    const seats = [{ play: ['azrael', 'flaming-sword on azrael'] }, { play: ['camael'] }];
    const game = scene({ seats, opponents: ['agares', 'black-blade on agares', 'satan'] }, props).run(
      CHECK,
      CHECK,
    );
    expect(game.balance).toBe(7 + 4 + 4 - (5 + 3 + 8));
    expect(game.table.balances).toEqual([
      { good: 15, opponent: 16 },
      { good: 15, opponent: 16 },
    ]);
  });

  test('defensive Items, Places and damage neither add nor take away', () => {
    const game = scene(
      {
        seats: [{ play: ['azrael damaged 6', 'heavenly-armor on azrael', 'heaven'] }],
        opponents: ['agares damaged 4', 'scales-of-leviathan on agares'],
      },
      props,
    ).run(CHECK);
    expect(game.table.balances).toEqual([{ good: 7, opponent: 5 }]);
  });

  test('what an ability adds to a blow alone does not count: Azrael’s 1 more', () => {
    const game = scene({ seats: [{ play: ['azrael'] }], opponents: ['satan'] }, props).run(CHECK);
    expect(game.attack('azrael', 'satan')).toBe(8);
    expect(game.table.balances[0]?.good).toBe(7);
  });
});
