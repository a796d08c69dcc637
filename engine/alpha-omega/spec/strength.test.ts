import { afterEach, describe, expect, test } from 'vitest';
import type { Ability, Modifier } from '../definitions.ts';
import { sharesOf } from '../queries/protection.ts';
import {
  attackOf,
  attacksAllowed,
  balanceOf,
  damageTo,
  forbiddenBy,
  isForbidden,
  luresAstray,
  strengthOf,
} from '../queries/strength.ts';
import type { Ledger } from '../reasons.ts';
import type { Select } from '../selects.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import { withHumans } from '../testing/humans.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';
import { short } from '../testing/starter.ts';
import type { InPlay } from '../types.ts';

afterEach(expectNothingLeftOpen);

const SELF = { is: 'self' };
const constant = (gives: Modifier, affects: Select = SELF): Ability => ({ kind: 'constant', affects, gives });

/** Camael (4) or another, with words of the test's own. */
const worded = (...gives: readonly Modifier[]) =>
  withCards(
    like('person', 'camael', { id: 'test:worded', abilities: gives.map((change) => constant(change)) }),
  );

function at(game: Scene, name: string): InPlay {
  const card = game.card(name);
  if (!card) throw new Error(`${name} is not in play`);
  return card;
}

/** What a query gives, and the facts it notes: `worded strengthAdded worded 2`. */
function noted<T>(game: Scene, ask: (why: Ledger) => T): { readonly result: T; readonly facts: unknown } {
  const why: Ledger = [];
  const result = ask(why);
  const name = (id: number): string => short(game.table.cards[id]?.def ?? '?');
  const facts = why.map((fact) =>
    Object.entries(fact)
      .map(([key, value]) => (key === 'card' || key === 'other' ? name(Number(value)) : String(value)))
      .join(' '),
  );
  return { result, facts };
}

describe('Strength', () => {
  const strength = (game: Scene, name: string) =>
    noted(game, (why) => strengthOf(game.look, at(game, name), why));

  test('ruling 9: is printed, then added to, then multiplied, whatever comes first, and each step is named', () => {
    const content = worded(
      { change: 'strength', times: 3 },
      { change: 'strength', add: 2 },
      { change: 'strength', times: 2 },
      { change: 'strength', add: { count: { side: 'opponent' } } },
    );
    const game = scene({ seats: [{ play: ['test:worded'] }], opponents: ['ganga'] }, content);
    expect(strength(game, 'test:worded')).toEqual({
      result: (4 + 2 + 1) * 3 * 2,
      facts: [
        'printed worded 4',
        'strengthTimes worded worded 3',
        'strengthAdded worded worded 2',
        'strengthTimes worded worded 2',
        'strengthAdded worded worded 1',
      ],
    });
  });

  test('ruling 9: what sets it leaves no room for the rest', () => {
    const content = worded(
      { change: 'strength', set: 9 },
      { change: 'strength', add: 2 },
      { change: 'strength', times: 2 },
    );
    const game = scene({ seats: [{ play: ['test:worded'] }] }, content);
    expect(strength(game, 'test:worded')).toEqual({
      result: 9,
      facts: [
        'printed worded 4',
        'strengthSet worded worded 9',
        'strengthAdded worded worded 2',
        'strengthTimes worded worded 2',
      ],
    });
  });

  test('ruling 9: is never below 0, and says so where it would be', () => {
    const of = (add: number) =>
      strength(
        scene({ seats: [{ play: ['test:worded'] }] }, worded({ change: 'strength', add })),
        'test:worded',
      );
    expect(of(-3)).toEqual({ result: 1, facts: ['printed worded 4', 'strengthAdded worded worded -3'] });
    expect(of(-4)).toEqual({ result: 0, facts: ['printed worded 4', 'strengthAdded worded worded -4'] });
    expect(of(-6)).toEqual({
      result: 0,
      facts: ['printed worded 4', 'strengthAdded worded worded -6', 'neverBelowZero worded -2'],
    });
  });

  test('is nothing that Places, Events and defensive Items have; a weapon has its own', () => {
    const game = scene({
      seats: [{ play: ['heaven', 'michael', 'love on michael', 'heavenly-armor on michael'] }],
      opponents: ['paimon', 'black-blade on paimon'],
    });
    for (const name of ['heaven', 'love', 'heavenly-armor'])
      expect(strength(game, name)).toEqual({ result: null, facts: [] });
    expect(strength(game, 'black-blade')).toEqual({ result: 3, facts: ['printed black-blade 3'] });
  });
});

describe('The damage of a blow', () => {
  const blow = (game: Scene, by: string, target: string | null) =>
    noted(game, (why) => attackOf(game.look, at(game, by), target === null ? null : at(game, target), why));
  const content = worded(
    { change: 'damageDealt', add: 2, against: { trait: 'heretic' } },
    { change: 'damageDealt', add: 1 },
  );

  test('is Strength, weapons but no armour, and what is added against this target', () => {
    const game = scene(
      {
        seats: [{ play: ['test:worded', 'flaming-sword on test:worded', 'heavenly-armor on test:worded'] }],
        opponents: ['jezebel', 'ganga'],
      },
      new Map([...withHumans, ...content]),
    );
    const plain = ['strength worded 4', 'weapon flaming-sword worded 4'];
    expect(blow(game, 'test:worded', 'jezebel')).toEqual({
      result: 4 + 4 + 2 + 1,
      facts: [...plain, 'damageDealt worded worded 2', 'damageDealt worded worded 1'],
    });
    const without = { result: 4 + 4 + 1, facts: [...plain, 'damageDealt worded worded 1'] };
    expect(blow(game, 'test:worded', 'ganga')).toEqual(without);
    expect(blow(game, 'test:worded', null)).toEqual(without);
  });

  test('is never below 0, and nothing from what has no Strength', () => {
    const meek = worded({ change: 'damageDealt', add: -5 });
    const game = scene({ seats: [{ play: ['test:worded', 'heaven'] }] }, meek);
    expect(blow(game, 'test:worded', null)).toEqual({
      result: 0,
      facts: ['strength worded 4', 'damageDealt worded worded -5', 'neverBelowZero worded -1'],
    });
    expect(blow(game, 'heaven', null)).toEqual({ result: 0, facts: ['strength heaven 0'] });
  });
});

describe('Damage that comes', () => {
  test('is changed by what protects or exposes the card, and is never below 0', () => {
    const taken = (amount: number, ...adds: readonly number[]) => {
      const changes = adds.map((add): Modifier => ({ change: 'damageTaken', add }));
      const game = scene({ seats: [{ play: ['test:worded'] }] }, worded(...changes));
      return noted(game, (why) => damageTo(game.look, at(game, 'test:worded'), amount, why));
    };
    expect(taken(5)).toEqual({ result: 5, facts: [] });
    expect(taken(5, -3, 1)).toEqual({
      result: 3,
      facts: ['damageTaken worded worded -3', 'damageTaken worded worded 1'],
    });
    expect(taken(2, -3)).toEqual({
      result: 0,
      facts: ['damageTaken worded worded -3', 'neverBelowZero worded -1'],
    });
  });

  test('is at most so much, after all that is added, by the least of what says so', () => {
    const taken = (amount: number, ...changes: readonly Modifier[]) => {
      const game = scene({ seats: [{ play: ['test:worded'] }] }, worded(...changes));
      return noted(game, (why) => damageTo(game.look, at(game, 'test:worded'), amount, why));
    };
    const atMost = (most: number): Modifier => ({ change: 'damageTaken', atMost: most });
    const less: Modifier = { change: 'damageTaken', add: -3 };
    expect(taken(6, atMost(6))).toEqual({ result: 6, facts: [] });
    expect(taken(12, atMost(6), less, atMost(8))).toEqual({
      result: 6,
      facts: ['damageTaken worded worded -3', 'damageAtMost worded worded 6'],
    });
    expect(taken(8, less, atMost(6))).toEqual({ result: 5, facts: ['damageTaken worded worded -3'] });
  });

  test('ruling 4: goes to the armour first, to the bearer what is over, and to nothing that cannot be hurt', () => {
    const game = scene({
      seats: [
        {
          play: [
            'michael',
            'heavenly-armor on michael damaged 2',
            'flaming-sword on michael',
            'love on michael',
          ],
        },
      ],
    });
    const shares = (name: string, amount: number) =>
      sharesOf(game.look, at(game, name), amount).map(({ card, amount: points, absorbedFor }) => [
        short(game.table.cards[card]?.def ?? '?'),
        points,
        absorbedFor === at(game, 'michael').id,
      ]);
    expect(shares('michael', 5)).toEqual([
      ['heavenly-armor', 3, true],
      ['michael', 2, false],
    ]);
    expect(shares('michael', 3)).toEqual([['heavenly-armor', 3, true]]);
    expect(shares('michael', 2)).toEqual([['heavenly-armor', 2, true]]);
    expect(shares('michael', 0)).toEqual([]);
    expect(shares('heavenly-armor', 5)).toEqual([['heavenly-armor', 5, false]]);
    expect(shares('love', 5)).toEqual([]);
  });
});

describe('What is forbidden', () => {
  test('is what is named, to whom it is said, and by whom', () => {
    const content = worded({ change: 'cannot', what: 'attack' }, { change: 'cannot', what: 'beHealed' });
    const game = scene({ seats: [{ play: ['test:worded', 'michael'] }] }, content);
    const [worded_, michael] = [at(game, 'test:worded'), at(game, 'michael')];
    const whats = ['attack', 'beHealed', 'beLured', 'beAttacked'] as const;
    expect(whats.map((what) => forbiddenBy(game.look, worded_, what))).toEqual([
      worded_.id,
      worded_.id,
      undefined,
      undefined,
    ]);
    expect(whats.map((what) => isForbidden(game.look, worded_, what))).toEqual([true, true, false, false]);
    expect(whats.some((what) => isForbidden(game.look, michael, what))).toBe(false);
  });
});

describe('Attacks in a turn', () => {
  test('are one, and what abilities add', () => {
    const content = worded({ change: 'attacks', add: 1 }, { change: 'attacks', add: 2 });
    const game = scene({ seats: [{ play: ['test:worded', 'michael'] }] }, content);
    expect(attacksAllowed(game.look, at(game, 'test:worded'))).toBe(4);
    expect(attacksAllowed(game.look, at(game, 'michael'))).toBe(1);
  });
});

describe('Who Lures Astray', () => {
  const lures = (game: Scene, name: string): boolean => luresAstray(game.look, at(game, name));

  test('supernatural Opponents and Lured Angels do, humans and Good Persons do not', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'] }],
        opponents: ['ganga', 'jezebel', 'azrael of 0', 'black-blade on ganga'],
      },
      withHumans,
    );
    const names = ['ganga', 'azrael', 'jezebel', 'michael', 'black-blade'];
    expect(names.map((name) => lures(game, name))).toEqual([true, true, false, false, false]);
  });

  test('a human does to whom it is given, and nobody whom something silences', () => {
    const teacher = like('person', 'agares', {
      id: 'test:teacher',
      abilities: [constant({ change: 'luresAstray' }, { trait: 'magicUser' })],
    });
    const angel = like('person', 'camael', {
      id: 'test:angel',
      abilities: [constant({ change: 'silenced' }, { name: 'starter:ganga' })],
    });
    const game = scene(
      { seats: [{ play: ['test:angel'] }], opponents: ['test:teacher', 'ganga', 'jezebel', 'elymas'] },
      new Map([...withHumans, ...withCards(teacher, angel)]),
    );
    expect(['test:teacher', 'elymas', 'jezebel', 'ganga'].map((name) => lures(game, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('Strength Check Phase', () => {
  test('ruling 8: a weapon counts while nobody carries it, and that is noted', () => {
    const game = scene({ opponents: ['black-blade'] });
    expect(noted(game, (why) => balanceOf(game.look, why)).facts).toEqual([
      'waitingCounts black-blade opponent 3',
    ]);
  });

  test('both sides’ offensive Strength; a Lured Player’s counts for the Opponents', () => {
    const game = scene(
      {
        seats: [{ play: ['michael', 'heaven'] }, { play: ['dumah'], lured: 1 }],
        opponents: ['ganga', 'black-blade on ganga'],
      },
      withStrengths({ ganga: 4, dumah: 3 }),
    );
    const balance = { good: 7, opponent: 4 + 3 + 3 };
    expect(balanceOf(game.look)).toEqual(balance);
    expect(noted(game, (why) => balanceOf(game.look, why))).toEqual({
      result: balance,
      facts: [
        'counts michael good 7',
        'luredPlayerCounts dumah opponent 3',
        'counts ganga opponent 4',
        'counts black-blade opponent 3',
      ],
    });
    expect(balanceOf(game.look)).toEqual(balance);
  });
});
