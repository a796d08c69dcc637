import { afterEach, describe, expect, test } from 'vitest';
import { actionPhase, opponentPhase, playPhase, strengthCheck, turn } from '../testing/phases.ts';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import type { Catalogue } from '../definitions.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter } from '../testing/starter.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const STRENGTHS = { dumah: 3, ganga: 4, satan: 8 };
const props = withStrengths(STRENGTHS);

describe('CALLING', () => {
  test('ruling 17: instead of draw, play and action, after the Opponent Phase', () => {
    const game = scene(
      {
        seats: [{ hand: ['camael'], deck: ['love'] }],
        opponents: ['envy'],
        opponentDeck: ['ganga'],
        callingDeck: ['faithful-only-he', 'squadrons-at-once'],
      },
      props,
    ).run(turn());
    expect(game.inPlay('opponent')).toContain('ganga');
    game.answer('calling');
    expect(game.asked).toBeNull();
    expect(game.hand(0)).toEqual(['camael']);
    game.run(turn()).answer('calling');
    expect(game.table.seats[0]?.callings).toHaveLength(2);
  });

  test('ruling 17: Squadrons at Once: Michael at three Strength Checks in a row, then two attacks a turn', () => {
    const game = scene(
      {
        seats: [{ play: ['michael'], callings: ['squadrons-at-once'] }],
        opponents: ['satan', 'abigor damaged 1'],
      },
      props,
    );
    for (let check = 0; check < 3; check += 1) game.run(...strengthCheck);
    expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 3, achieved: true });
    game.run(actionPhase());
    game.answer('michael attacks abigor').answer('michael attacks satan');
    expect(game.asked).toBeNull();
    expect(game.left('satan')).toBe(1);
  });

  test('ruling 17: a team mate’s Michael does not count', () => {
    const game = scene({ seats: [{ callings: ['squadrons-at-once'] }, { play: ['michael'] }] }, props);
    game.run(...strengthCheck);
    expect(game.table.seats[0]?.callings[0]?.progress).toBe(0);
  });

  test('The Ruin of So Many Glorious: five Fallen Angels, then the next to enter is defeated', () => {
    const game = scene(
      {
        seats: [{ play: ['eremiel'], callings: ['the-ruin-of-so-many-glorious progress 4'] }],
        opponents: ['ganga acted'],
        opponentDeck: ['satan'],
      },
      props,
    );
    game.run(actionPhase()).answer('use eremiel');
    expect(game.table.seats[0]?.callings[0]?.achieved).toBe(true);
    game.run(opponentPhase());
    expect(game.discard('opponent')).toEqual(['ganga', 'satan']);
    expect(game.types).not.toContain('attackDeclared');
  });

  test('ruling 17: with an empty Calling deck nothing is asked, and the phases come as usual', () => {
    const game = scene({ seats: [{ deck: ['love'] }], opponents: ['envy'] }, props).run(turn());
    expect(game.asked).toBeNull();
    expect(game.hand(0)).toEqual(['love']);
  });
});

/** A Calling of the test's own that gives 3 Strength, so that no change of a printed number changes what is shown. */
const strengthening = (whom: { readonly of?: 'you' }, rounds?: number) =>
  withStrengths(
    STRENGTHS,
    withCards(
      like('calling', 'squadrons-at-once', {
        id: 'test:calling',
        goal: { on: { moment: 'strengthCheck' }, times: 1 },
        ...(rounds === undefined ? {} : { rounds }),
        abilities: [
          {
            kind: 'constant',
            affects: { side: 'good', type: 'person', ...whom },
            gives: { change: 'strength', add: 3 },
          },
        ],
      }),
    ),
  );

describe('Calling Cards: the benefit', () => {
  const layout = {
    seats: [
      { play: ['dumah'], hand: ['courage'], callings: ['test:calling'] },
      { play: ['camael'], hand: ['courage'] },
    ],
    opponents: ['envy'],
    variants: ['extended'],
    round: 1,
  } as const;

  /** The Strength of Dumah, and of the team mate's Camael, in the rounds after the one of the achievement. */
  function afterwards(
    content: Catalogue,
    rounds: number,
  ): readonly (readonly [number | null, number | null])[] {
    const game = scene(layout, content);
    expect([game.strength('dumah'), game.strength('camael')]).toEqual([3, 4]);
    game.run(...strengthCheck, { kind: 'round' });
    const strengths = Array.from({ length: rounds }, () => {
      const seen = [game.strength('dumah'), game.strength('camael')] as const;
      for (const seat of [0, 1]) {
        expect(game.askedSeat).toBe(seat);
        game.answer('pass');
      }
      return seen;
    });
    game.run();
    return strengths;
  }

  test('ruling 40: of one round, for its player only: it holds in the next round and no longer', () => {
    expect(afterwards(strengthening({ of: 'you' }, 1), 3)).toEqual([
      [6, 4],
      [3, 4],
      [3, 4],
    ]);
  });

  test('ruling 40: of some rounds, for all Good players', () => {
    expect(afterwards(strengthening({}, 3), 5)).toEqual([
      [6, 7],
      [6, 7],
      [6, 7],
      [3, 4],
      [3, 4],
    ]);
  });

  test('for the remainder of the game, for its player only', () => {
    const seen = afterwards(strengthening({ of: 'you' }), 8);
    expect(seen).toEqual(Array.from({ length: 8 }, () => [6, 4]));
  });

  test('the set has Callings of one round, of some rounds and of the whole game', () => {
    const rounds = [...starter.values()].flatMap((def) =>
      def.type === 'calling' ? [def.rounds ?? Infinity] : [],
    );
    expect(rounds).toEqual(expect.arrayContaining([1, Infinity]));
    expect(rounds.some((count) => count > 1 && count < Infinity)).toBe(true);
  });

  test('the set has Callings for their player and Callings for all Good players', () => {
    const callings = [...starter.values()].filter(({ type }) => type === 'calling');
    const forOne = callings.filter((def) =>
      JSON.stringify('abilities' in def && def.abilities).includes('"of":"you"'),
    );
    expect(forOne.length).toBeGreaterThan(2);
    expect(callings.length - forOne.length).toBeGreaterThan(2);
  });

  test('ruling 21: a Calling achieved is kept when the game goes to the next Objective', () => {
    const strong = ['michael', 'azrael', 'raphael', 'uriel', 'jehudiel', 'hadraniel', 'metatron', 'camael'];
    const game = scene(
      {
        campaign: ['answer-by-fire'],
        variants: ['fast'],
        seats: [{ play: strong, hand: ['dumah'], callings: ['test:calling achieved'] }],
        opponentDeck: ['envy'],
      },
      strengthening({}),
    ).run(...strengthCheck);
    expect(game.types).toContain('objectiveFollowed');
    game.run(playPhase()).answer('play dumah');
    expect(game.strength('dumah')).toBe(6);
  });
});
