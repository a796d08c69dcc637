import { afterEach, describe, expect, test } from 'vitest';
import { like, withCards, withStrengths } from '../testing/cards.ts';
import type { Variant } from '../variants-and-assists.ts';
import { goalOf } from '../variants.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter } from '../testing/starter.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, hadraniel: 6, ganga: 4, leonard: 5, satan: 8 });

const STRENGTH_CHECK = [{ kind: 'strengthCheck' }, { kind: 'verdict' }] as const;
/** Persons whose Strength sums to 47, 50 and 54. */
const STRONG = ['michael', 'azrael', 'raphael', 'uriel', 'jehudiel', 'gabriel', 'metatron', 'hadraniel'];

describe('Objective', () => {
  test('ruling 1: a lead of the Objective’s value achieves it', () => {
    const game = scene({ seats: [{ play: [...STRONG, 'dumah'] }] }, props).run(...STRENGTH_CHECK);
    expect(game.balance).toBe(51);
    expect(game.state.outcome).toMatchObject({ winner: 'good', reason: 'objectiveAchieved' });
  });

  test('the Strength of all players’ cards is added up, and all win together', () => {
    const seats = [{ play: STRONG }, { play: ['dumah'] }, {}];
    const game = scene({ seats }, props).run(...STRENGTH_CHECK);
    expect(game.state.outcome).toMatchObject({ winner: 'good', balance: { good: 51, opponent: 0 } });
    expect(game.state.outcome?.scores.map(({ withinTenRounds }) => withinTenRounds)).toEqual([3, 3, 3]);
  });

  test('ruling 1: one less does not', () => {
    const game = scene({ seats: [{ play: [...STRONG, 'dumah'] }], opponents: ['leonard'] }, props).run(
      ...STRENGTH_CHECK,
    );
    // Uriel leaves Leonard 4 of his 5 and his own +1.
    expect(game.balance).toBe(47);
    expect(game.state.outcome).toBeNull();
  });

  test('ruling 1: the Opponents win by the same lead, and no earlier', () => {
    const fallen = ['satan', 'abigor', 'alloces', 'asmodee', 'agares', 'adramalech', 'ganga', 'gabriel of 0'];
    const nearly = scene({ seats: [{}], opponents: fallen }, props).run(...STRENGTH_CHECK);
    expect(nearly.balance).toBe(-48);
    expect(nearly.state.outcome).toBeNull();
    const lost = scene({ seats: [{}], opponents: [...fallen, 'black-blade on satan'] }, props).run(
      ...STRENGTH_CHECK,
    );
    expect(lost.state.outcome).toMatchObject({ winner: 'opponent', reason: 'objectiveLost' });
  });

  test('ruling 1: in the Narrow Way the Opponents win as soon as they lead', () => {
    const even = scene(
      { seats: [{ play: ['camael'] }], opponents: ['ganga'], variants: ['narrowWay'] },
      props,
    ).run(...STRENGTH_CHECK);
    expect(even.state.outcome).toBeNull();
    const behind = scene(
      { seats: [{ play: ['dumah'] }], opponents: ['ganga'], variants: ['narrowWay'] },
      props,
    );
    expect(behind.run(...STRENGTH_CHECK).state.outcome).toMatchObject({ winner: 'opponent' });
  });

  test('ruling 1: in the Narrow Way that is from the first Strength Check on, and then once an Opponent Phase is over too', () => {
    const met = (round: number) =>
      scene(
        {
          round,
          variants: ['narrowWay'],
          seats: [{ play: ['dumah acted'], hand: ['azrael'] }],
          opponentDeck: ['ganga'],
        },
        props,
      ).run({ kind: 'turn', seat: 0 });
    const first = met(1);
    expect(first.state.outcome).toBeNull();
    first.answers('pass');
    expect(met(2).state.outcome).toMatchObject({
      winner: 'opponent',
      reason: 'objectiveLost',
      round: 2,
      balance: { good: 0, opponent: 4 },
    });
  });

  test.each([
    ['fast', 25],
    ['extended', 100],
    ['narrowWay', 50],
  ] as const)('ruling 1: the lead that decides in %s play is %i', (variant: Variant, lead) => {
    expect(goalOf('starter:and-there-was-war-in-heaven', [variant], starter)).toBe(lead);
  });
});

describe('Fast or Extended Play', () => {
  const strengthOf = (strength: number) =>
    withCards(
      like('person', 'michael', { id: 'test:hero', strength }),
      like('person', 'satan', { id: 'test:foe', strength }),
    );

  test.each([
    ['fast', 25],
    ['extended', 100],
  ] as const)(
    'ruling 1: in %s play the Objective is achieved, or lost, at %i and not at one less',
    (variant, lead) => {
      const variants = [variant];
      const outcome = (strength: number, hero: boolean) =>
        scene(
          { variants, seats: [{ play: hero ? ['test:hero'] : [] }], opponents: hero ? [] : ['test:foe'] },
          strengthOf(strength),
        ).run(...STRENGTH_CHECK).state.outcome;
      expect(outcome(lead, true)).toMatchObject({ winner: 'good', reason: 'objectiveAchieved' });
      expect(outcome(lead - 1, true)).toBeNull();
      expect(outcome(lead, false)).toMatchObject({ winner: 'opponent', reason: 'objectiveLost' });
      expect(outcome(lead - 1, false)).toBeNull();
    },
  );
});

describe('All or Nothing', () => {
  test('ruling 18: won when the Opponent deck is empty and no Opponent card is in play', () => {
    const variants = ['allOrNothing'] as const;
    const game = scene({ seats: [{ play: ['dumah'] }], variants }, props).run(...STRENGTH_CHECK);
    expect(game.state.outcome).toMatchObject({ winner: 'good', reason: 'opponentDeckDefeated' });
    const strong = scene(
      { seats: [{ play: [...STRONG, 'dumah'] }], opponentDeck: ['envy'], variants },
      props,
    ).run(...STRENGTH_CHECK);
    expect(strong.state.outcome).toBeNull();
  });
});

describe('Decks that run out', () => {
  test('ruling 18: from an empty deck nothing is drawn and the game goes on', () => {
    const game = scene({ seats: [{ play: ['dumah'] }] }, props).play();
    expect(game.types).toContain('opponentDeckEmpty');
    expect(game.types).not.toContain('cardsDrawn');
    expect(game.state.outcome).toMatchObject({ round: 10 });
  });

  test('ruling 24: ten rounds in a row without an Opponent card drawn are a stand-off', () => {
    const game = scene({ seats: [{}], opponents: ['black-blade'] }, props).play();
    expect(game.state.outcome).toMatchObject({ winner: null, reason: 'standOff', round: 10 });
    const both = scene({ seats: [{}], variants: ['allAsWell'] }, props).play();
    expect(both.state.outcome).toMatchObject({ winner: null, reason: 'standOff', round: 10 });
  });

  test('ruling 24: they end in victory when the entire Opponent deck is defeated', () => {
    const game = scene({ seats: [{ play: ['dumah'] }] }, props).play();
    expect(game.state.outcome).toMatchObject({ winner: 'good', reason: 'opponentDeckDefeated', round: 10 });
  });
});

describe('Campaign Mode', () => {
  test('without a campaign the game is over with its Objective', () => {
    const game = scene({ seats: [{ play: [...STRONG, 'dumah'] }] }, props).run(...STRENGTH_CHECK);
    expect(game.types).not.toContain('objectiveFollowed');
    expect(game.state.outcome?.achieved).toBe(1);
  });

  test('ruling 21: the Objectives come in the order in which they were put, until one is lost', () => {
    const game = scene(
      {
        campaign: ['the-battle-is-the-lords', 'answer-by-fire'],
        variants: ['fast'],
        seats: [{ play: STRONG, hand: ['love'] }, { play: [] }],
        opponentDeck: ['envy'],
      },
      props,
    ).run(...STRENGTH_CHECK);
    const order = [game.table.objective, ...game.table.nextObjectives];
    expect(game.names(order)).toEqual(['the-battle-is-the-lords', 'answer-by-fire']);
    expect(game.names(game.table.achievedObjectives)).toEqual(['and-there-was-war-in-heaven']);
    const lost = scene(
      {
        campaign: ['answer-by-fire'],
        variants: ['narrowWay'],
        seats: [{ play: ['dumah'], hand: ['love'] }],
        opponents: ['ganga'],
      },
      props,
    ).run(...STRENGTH_CHECK);
    expect(lost.state.outcome).toMatchObject({ winner: 'opponent', achieved: 0 });
  });

  const campaign = { campaign: ['and-there-was-war-in-heaven'] } as const;

  test('ruling 21: an Objective achieved is followed by the next; the Opponent deck is reset, the Good cards are not', () => {
    const game = scene(
      {
        ...campaign,
        seats: [{ play: [...STRONG, 'dumah'], hand: ['love'], deck: ['courage', 'heaven'] }],
        opponentDeck: ['envy', 'wrath'],
        callingDeck: ['squadrons-at-once'],
      },
      props,
    );
    game.run(...STRENGTH_CHECK);
    expect(game.types).toContain('objectiveFollowed');
    expect(game.state.outcome).toBeNull();
    expect(game.inPlay('good')).toEqual([]);
    expect(game.discard(0)).toHaveLength(9);
    expect(game.hand(0)).toEqual(['love']);
    expect(game.table.spent).toContain('starter:michael');
    expect(
      game.inPlay('opponent').length + game.table.opponentPile.deck.length + game.discard('opponent').length,
    ).toBe(2);
  });

  test('ruling 21: it ends when no Good card is left in deck, hand or play', () => {
    const game = scene(
      { ...campaign, seats: [{ play: [...STRONG, 'dumah'] }], opponentDeck: ['envy'] },
      props,
    ).run(...STRENGTH_CHECK);
    expect(game.state.outcome).toBeNull();
    game.run(...STRENGTH_CHECK);
    expect(game.state.outcome).toMatchObject({
      winner: 'opponent',
      reason: 'goodDecksExhausted',
      achieved: 1,
    });
  });
});

describe('Achievement Scoring', () => {
  test('ruling 22: every line of the table, per player', () => {
    const game = scene(
      {
        seats: [
          { play: STRONG, callings: ['squadrons-at-once achieved'] },
          {
            play: ['dumah', 'camael'],
            callings: ['faithful-only-he achieved', 'the-ruin-of-so-many-glorious'],
          },
        ],
        round: 10,
      },
      props,
    ).run(...STRENGTH_CHECK);
    expect(game.state.outcome?.scores).toEqual([
      {
        ownPersons: 16,
        teamMatesPersons: 2,
        ownCallings: 3,
        teamMatesCallings: 1,
        withinTenRounds: 3,
        neverLured: 5,
        total: 30,
      },
      {
        ownPersons: 4,
        teamMatesPersons: 8,
        ownCallings: 3,
        teamMatesCallings: 1,
        withinTenRounds: 3,
        neverLured: 5,
        total: 24,
      },
    ]);
  });

  test('ruling 22: a Person Lured Astray counts for nobody, a returned one for its player, Items and Places for none', () => {
    const game = scene(
      {
        variants: ['fast'],
        seats: [{ play: [...STRONG, 'flaming-sword on michael', 'heaven'] }, {}],
        opponents: ['camael of 1'],
      },
      props,
    ).run(...STRENGTH_CHECK);
    expect(game.state.outcome?.scores).toMatchObject([
      { ownPersons: 16, teamMatesPersons: 0 },
      { ownPersons: 0, teamMatesPersons: 8 },
    ]);
  });

  test('ruling 22: ten rounds are quick, and quick only when the Objective is achieved', () => {
    const quick = scene({ seats: [{ play: [...STRONG, 'dumah'] }], round: 10 }, props).run(...STRENGTH_CHECK);
    expect(quick.state.outcome?.scores[0]?.withinTenRounds).toBe(3);
    const lost = scene(
      {
        variants: ['narrowWay'],
        seats: [{ play: ['dumah'] }],
        opponents: ['ganga'],
        round: 3,
      },
      props,
    ).run(...STRENGTH_CHECK);
    expect(lost.state.outcome?.scores[0]).toMatchObject({ ownPersons: 2, withinTenRounds: 0, neverLured: 5 });
  });

  test('ruling 22: who became a Lured Player loses those points alone', () => {
    const seats = [{ play: STRONG, everLured: true }, { play: ['dumah'] }];
    const game = scene({ seats }, props).run(...STRENGTH_CHECK);
    expect(game.state.outcome?.scores.map(({ neverLured }) => neverLured)).toEqual([0, 5]);
  });

  test('ruling 22: a victory by ten quiet rounds has not achieved the Objective', () => {
    const game = scene({ seats: [{}], firstDraw: true }, props).play();
    while (game.asked !== null) game.answer('pass');
    expect(game.state.outcome).toMatchObject({ winner: 'good', reason: 'opponentDeckDefeated', round: 10 });
    expect(game.state.outcome?.scores[0]?.withinTenRounds).toBe(0);
  });

  test('ruling 22: nothing for speed after ten rounds, nothing for a player once Lured', () => {
    const game = scene({ seats: [{ play: [...STRONG, 'dumah'], everLured: true }], round: 11 }, props).run(
      ...STRENGTH_CHECK,
    );
    expect(game.state.outcome?.scores[0]).toMatchObject({ withinTenRounds: 0, neverLured: 0 });
  });
});
