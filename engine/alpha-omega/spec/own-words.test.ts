import { afterEach, describe, expect, test } from 'vitest';
import { like, withCards } from '../testing/cards.ts';
import { actionPhase, playPhase } from '../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';

/*
 * Rulebook, Opponent Phase: "Note that some Good and Opponent cards vary from this rule." What a card can say of itself,
 * shown on cards of the test's own, so that no change of a printed card takes the rule away.
 */

afterEach(expectNothingLeftOpen);

const CLEAN_UP = { kind: 'cleanUp' } as const;

describe('An ability in place of an attack', () => {
  const healer = like('person', 'agares', {
    id: 'test:healer',
    abilities: [
      {
        kind: 'activated',
        limit: { per: 'round' },
        do: [{ op: 'heal', to: { side: 'opponent', type: 'person' }, amount: 2 }],
      },
    ],
  });
  const content = withCards(healer);

  test('ruling 38: an Opponent uses its ability in place of its attack, and has acted', () => {
    const game = scene(
      { seats: [{ play: ['azrael'] }], opponents: ['test:healer', 'paimon damaged 3 acted'] },
      content,
    ).run(CLEAN_UP);
    expect(game.card('paimon')?.damage).toBe(1);
    expect(game.left('azrael')).toBe(7);
    expect(game.card('test:healer')?.acted).toBe(true);
  });

  test('ruling 38: when the ability would do nothing, it attacks', () => {
    const game = scene(
      { seats: [{ play: ['azrael'] }], opponents: ['test:healer', 'paimon acted'] },
      content,
    ).run(CLEAN_UP);
    expect(game.left('azrael')).toBe(2);
  });

  test('ruling 38: when its uses are spent, it attacks', () => {
    const game = scene(
      { seats: [{ play: ['azrael'] }], opponents: ['test:healer', 'paimon damaged 3 acted'] },
      content,
    );
    const healer = game.card('test:healer')?.id ?? -1;
    game.run({ kind: 'opponentAttack', by: healer }, { kind: 'opponentAttack', by: healer });
    expect(game.card('paimon')?.damage).toBe(1);
    expect(game.left('azrael')).toBe(2);
  });

  test('ruling 38: it needs no Good card, and whoever cannot attack can still use it', () => {
    const game = scene({ seats: [{}], opponents: ['test:healer', 'paimon damaged 1 acted'] }, content).run(
      CLEAN_UP,
    );
    expect(game.card('paimon')?.damage).toBe(0);
    expect(game.types).not.toContain('idled');
  });

  test('ruling 38: lured, it has lost the ability with its others', () => {
    const good = like('person', 'raphael', { id: 'test:good', abilities: healer.abilities });
    const game = scene(
      { seats: [{ play: ['azrael'] }], opponents: ['test:good of 0', 'paimon damaged 3 acted'] },
      withCards(good),
    ).run(CLEAN_UP);
    expect(game.left('azrael')).toBe(1);
    expect(game.card('paimon')?.damage).toBe(3);
  });
});

describe('Whom an Opponent attacks', () => {
  const aiming = (gives: { readonly among?: object; readonly pick?: 'weakest' | 'strongest' }) =>
    withCards(
      like('person', 'agares', {
        id: 'test:aimer',
        abilities: [{ kind: 'constant', affects: { is: 'self' }, gives: { change: 'targets', ...gives } }],
      }),
    );
  const play = ['azrael', 'ambriel', 'flaming-sword on azrael'];

  test('ruling 39: among some cards it takes the weakest', () => {
    const game = scene(
      { seats: [{ play }], opponents: ['test:aimer'] },
      aiming({ among: { type: 'person' } }),
    ).run(CLEAN_UP);
    // The Sword (3) is weaker; of the Persons Ambriel (4) is.
    expect(game.inPlay('opponent')).toEqual(['aimer', 'ambriel']);
    expect(game.events).toContainEqual(
      expect.objectContaining({
        type: 'attackDeclared',
        why: {
          kind: 'told',
          card: game.card('test:aimer')?.id,
          pick: 'weakest',
          left: 4,
          tied: 1,
          chosenBy: null,
        },
      }),
    );
  });

  test('ruling 39: the strongest has most hit points left; a tie is asked', () => {
    const content = aiming({ pick: 'strongest' });
    const game = scene(
      { seats: [{ play: [...play, 'jehudiel damaged 1'] }], opponents: ['test:aimer'] },
      content,
    );
    game.run(CLEAN_UP);
    expect(game.left('azrael')).toBe(2);
    const tied = scene(
      { seats: [{ play: ['azrael', 'heaven damaged 1'] }], opponents: ['test:aimer'] },
      content,
    );
    tied.run(CLEAN_UP);
    expect(tied.options).toEqual(['choose azrael', 'choose heaven']);
    tied.answer('choose heaven');
    expect(tied.left('heaven')).toBe(2);
  });

  test('ruling 39: with none of those in play it attacks the weakest as usual, and that is no choice of its own', () => {
    const game = scene(
      { seats: [{ play: ['azrael', 'jehudiel'] }], opponents: ['test:aimer'] },
      aiming({ among: { type: 'place' }, pick: 'strongest' }),
    ).run(CLEAN_UP);
    expect(game.left('jehudiel')).toBe(1);
    const declared = game.events.find((event) => event.type === 'attackDeclared');
    expect(declared?.why).toMatchObject({ kind: 'weakest', left: 6, tied: 1 });
  });

  test('ruling 39: its words bind a player of the Opponents too', () => {
    const game = scene(
      { seats: [{ play }], opponents: ['test:aimer'], opponentHands: [[]], turn: 0, round: 1 },
      aiming({ among: { type: 'person' } }),
    ).run({ kind: 'opponentTurn', seat: 0 });
    expect(game.options).toEqual(['aimer attacks ambriel', 'end']);
    game.answer('end');
  });
});

describe('What an Objective says of itself', () => {
  const bringing = (...brings: readonly string[]) =>
    withCards(like('objective', 'and-there-was-war-in-heaven', { id: 'test:objective', brings }));
  const SET_UP = { kind: 'objectiveSetUp' } as const;
  const layout = { objective: 'test:objective', firstDraw: true } as const;

  test('ruling 32: an Opponent card that it brings comes out of the Opponent deck', () => {
    const content = bringing('starter:satan');
    const game = scene({ ...layout, opponentDeck: ['paimon', 'satan', 'agares'] }, content).run(SET_UP);
    expect(game.inPlay('opponent')).toEqual(['satan']);
    expect(game.names(game.table.opponentPile.deck)).toEqual(['paimon', 'agares']);
    expect(game.types).toEqual(['brought', 'objectiveBegan']);
  });

  test('ruling 32: a Good card comes from beside the table, as the first player’s, also a second time', () => {
    const content = bringing('starter:michael');
    const game = scene({ ...layout, seats: [{ hand: ['michael'] }, {}] }, content);
    expect(game.names(game.table.aside)).toEqual(['michael']);
    game.run(SET_UP);
    expect(game.card('michael')).toMatchObject({ side: 'good', owner: 0 });
    expect(game.table.aside).toEqual([]);
    // The one in the hand is spent: a Person is played once a game.
    game.run({ kind: 'playCard', seat: 0, left: 1 });
    expect(game.asked).toBeNull();
  });

  test('ruling 32: what it brings waits for the Clean-Up, and lets the first Opponent card act', () => {
    const content = bringing('starter:azrael', 'starter:adramalech');
    const game = scene({ ...layout, opponentDeck: ['paimon'] }, content).run(SET_UP, {
      kind: 'opponentPhase',
      seat: 0,
    });
    expect(game.left('azrael')).toBe(2);
    expect(game.card('adramalech')?.acted).toBe(false);
    game.run(CLEAN_UP);
    expect(game.inPlay('opponent')).toEqual(['adramalech', 'paimon', 'azrael']);
  });

  test('ruling 32: its own words are judged at the Strength Check, losing before winning', () => {
    const there = (name: string) => ({ there: { name } }) as const;
    const judging = withCards(
      like('objective', 'and-there-was-war-in-heaven', {
        id: 'test:objective',
        won: there('starter:michael'),
        lost: there('starter:satan'),
      }),
    );
    const verdict = (play: readonly string[], opponents: readonly string[]) =>
      scene({ objective: 'test:objective', seats: [{ play }], opponents }, judging).run(
        { kind: 'strengthCheck' },
        { kind: 'verdict' },
      ).table.outcome;
    expect(verdict(['azrael'], ['agares'])).toBeNull();
    expect(verdict(['michael'], ['agares'])).toMatchObject({ winner: 'good', reason: 'objectiveFulfilled' });
    expect(verdict(['michael'], ['satan'])).toMatchObject({ winner: 'opponent', reason: 'objectiveFailed' });
  });
});

describe('How long a Calling’s benefit holds', () => {
  const short = like('calling', 'squadrons-at-once', {
    id: 'test:calling',
    rounds: 2,
    goal: { on: { moment: 'strengthCheck' }, times: 1 },
    abilities: [
      { kind: 'constant', affects: { side: 'good', type: 'person' }, gives: { change: 'strength', add: 3 } },
    ],
  });

  test('ruling 40: to the end of so many rounds after the one in which it was achieved', () => {
    const game = scene(
      { seats: [{ play: ['azrael'], hand: ['courage'], callings: ['test:calling'] }], round: 1 },
      withCards(short),
    );
    expect(game.strength('azrael')).toBe(7);
    game.run({ kind: 'strengthCheck' }, { kind: 'round' });
    const seen: (readonly [number, number | null])[] = [];
    for (let round = 2; round <= 5; round += 1) {
      seen.push([game.table.round, game.strength('azrael')]);
      game.answer('pass');
    }
    expect(seen).toEqual([
      [2, 10],
      [3, 10],
      [4, 7],
      [5, 7],
    ]);
    expect(game.table.seats[0]?.callings[0]?.achieved).toBe(true);
    game.answer('play courage on azrael');
  });
});

describe('An ability that would change nothing', () => {
  const friend = { side: 'good', type: 'person' } as const;
  const limit = { per: 'turn' } as const;
  const physician = like('person', 'azrael', {
    id: 'test:physician',
    abilities: [
      {
        kind: 'activated',
        limit,
        do: [
          { op: 'choose', from: { ...friend, damaged: true }, as: 'patient' },
          { op: 'heal', to: { is: 'patient' }, amount: 1 },
        ],
      },
    ],
  });
  const captain = like('person', 'azrael', {
    id: 'test:captain',
    abilities: [
      {
        kind: 'activated',
        limit,
        do: [
          {
            op: 'lasting',
            on: friend,
            name: 'charge',
            until: 'turnEnds',
            abilities: [{ kind: 'constant', affects: { is: 'host' }, gives: { change: 'attacks', add: 1 } }],
          },
        ],
      },
    ],
  });
  const plague = like('place', 'tophet', {
    id: 'test:plague',
    abilities: [
      {
        kind: 'constant',
        affects: { side: 'good', trait: 'archangel' },
        gives: { change: 'cannot', what: 'beHealed' },
      },
    ],
  });
  const balm = like('event', 'unseated-hills', {
    id: 'test:balm',
    abilities: [
      {
        kind: 'triggered',
        on: [{ moment: 'entersPlay' }],
        do: [
          { op: 'choose', from: friend, as: 'patient' },
          { op: 'heal', to: { is: 'patient' }, amount: 'all' },
        ],
      },
    ],
  });
  const content = withCards(physician, captain, plague, balm);

  test('ruling 28: none is healed who cannot be; one who can be is enough', () => {
    const opponents = ['test:plague'];
    const play = ['test:physician', 'michael damaged 1'];
    const without = scene({ seats: [{ play }], opponents }, content).run(actionPhase());
    expect(without.options).not.toContain('use physician');
    without.answer('end');
    const withOne = scene({ seats: [{ play: [...play, 'camael damaged 1'] }], opponents }, content);
    withOne.run(actionPhase()).answer('use physician');
    expect([withOne.left('michael'), withOne.left('camael')]).toEqual([6, 4]);
    withOne.answer('end');
  });

  test('ruling 28: nor is an Event of a moment played, when none of those to choose would be the better for it', () => {
    const hand = ['test:balm'];
    const whole = scene({ seats: [{ hand, play: ['michael'] }] }, content).run(playPhase());
    expect(whole.asked).toBeNull();
    const hurt = scene({ seats: [{ hand, play: ['michael', 'camael damaged 1'] }] }, content);
    hurt.run(playPhase()).answer('play balm');
    expect(hurt.left('camael')).toBe(4);
  });

  test('ruling 28: no attack more is given where there is nobody to attack', () => {
    const seats = [{ play: ['test:captain'] }];
    expect(scene({ seats }, content).run(actionPhase()).asked).toBeNull();
    const game = scene({ seats, opponents: ['satan'] }, content).run(actionPhase());
    expect(game.options).toContain('use captain');
    game.answer('end');
  });
});
