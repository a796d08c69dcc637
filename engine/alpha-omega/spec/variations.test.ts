import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { defeatBy } from '../actions/hit.ts';
import { alphaOmega } from '../ruleset.ts';
import { like, withCards } from '../testing/cards.ts';
import { leaveOpen, scene } from '../testing/scene.ts';
import { full, starter, starterSetup } from '../testing/starter.ts';
import type { Setup } from '../types.ts';
import type { Variant } from '../variants-and-assists.ts';
import { refusalOf } from '../variants.ts';

afterEach(leaveOpen);

const TURN = { kind: 'turn', seat: 0 } as const;

describe('Easy Mode', () => {
  test('Easy Mode: draw, play and act come before the Opponent card', () => {
    const game = scene({
      variants: ['easy'],
      seats: [{ play: ['jehudiel'], hand: ['azrael'], deck: ['gabriel'] }],
      opponentDeck: ['paimon'],
    }).run(TURN);
    expect(game.asked).toBe('play');
    expect(game.hand(0)).toEqual(['azrael', 'gabriel']);
    expect(game.inPlay('opponent')).toEqual([]);
    game.answer('play azrael');
    // There was nothing to attack in the Action Phase: the Opponent came only now.
    expect(game.types.indexOf('opponentDrawn')).toBeGreaterThan(game.types.indexOf('cardPlayed'));
    expect(game.left('jehudiel')).toBe(1);
  });

  test('Easy Mode: what was drawn this round does not act again in Clean-Up, what was there does', () => {
    const game = scene({
      variants: ['easy'],
      seats: [{ play: ['azrael acted', 'jehudiel acted'] }],
      opponents: ['agares'],
      opponentDeck: ['paimon'],
    }).run(TURN, { kind: 'cleanUp' }, { kind: 'strengthCheck' });
    game.answer('end');
    // Paimon hit Jehudiel (6) when drawn, Agares what was left of him.
    expect(game.inPlay('good')).toEqual(['azrael']);
    expect(game.types.filter((type) => type === 'attackDeclared')).toHaveLength(2);
    expect(game.types.at(-1)).toBe('strengthChecked');
  });

  test('Easy Mode: a Calling takes the place of draw, play and action, and the Opponent card still comes', () => {
    const game = scene({
      variants: ['easy'],
      seats: [{ play: ['michael'], deck: ['gabriel'] }],
      callingDeck: ['squadrons-at-once'],
      opponentDeck: ['paimon'],
    }).run(TURN);
    expect(game.options).toEqual(['draw', 'calling']);
    game.answer('calling');
    expect(game.hand(0)).toEqual([]);
    expect(game.left('michael')).toBe(2);
  });

  test('ruling 34: in Easy Mode too the first Opponent card does not act, whatever was played before it', () => {
    const layout = {
      seats: [{ hand: ['azrael'] }],
      opponentDeck: ['paimon', 'agares'],
      firstDraw: true,
    } as const;
    for (const variants of [['easy'], []] as const) {
      const game = scene({ ...layout, variants }).run(TURN);
      game.answer('play azrael');
      if (game.asked !== null) game.answer('end');
      expect([game.left('azrael'), game.card('paimon')?.acted]).toEqual([7, false]);
    }
    const easy = scene({ ...layout, variants: ['easy'] }).run(TURN, { kind: 'cleanUp' });
    easy.answer('play azrael');
    expect(easy.events).toContainEqual(expect.objectContaining({ type: 'idled', why: 'firstCardOfTheGame' }));
    // In the Clean-Up it acts, as it would in the standard order; and the second card acts when it is drawn.
    expect(easy.left('azrael')).toBe(2);
  });

  test('ruling 34: it acts when the Objective’s set-up has put a Good card into play', () => {
    const game = scene({
      objective: 'the-den-of-lions',
      variants: ['easy'],
      seats: [{}],
      opponentDeck: ['lions-of-the-den', 'abigor'],
      firstDraw: true,
    }).run({ kind: 'objectiveSetUp' }, { kind: 'opponentPhase', seat: 0 });
    expect(game.types).toContain('attackDeclared');
  });

  test('ruling 42: in Easy Mode who joined the Opponents this round waits for the next round’s Clean-Up', () => {
    const game = scene({
      variants: ['easy'],
      seats: [{ play: ['azrael acted', 'ambriel'] }],
      opponents: ['agares acted'],
      opponentDeck: ['paimon'],
    }).run(TURN, { kind: 'cleanUp' });
    game.answer('end');
    expect(game.inPlay('opponent')).toEqual(['agares', 'paimon', 'ambriel']);
    expect(game.left('azrael')).toBe(7);
    expect(game.events).toContainEqual({
      type: 'idled',
      card: game.card('ambriel')?.id,
      why: 'waitsInEasyMode',
      rests: true,
    });
  });

  test('ruling 43: Easy Mode changes the order of play alone: the lead that loses is the one that wins', () => {
    const cards = (strength: number) => withCards(like('person', 'satan', { id: 'test:foe', strength }));
    const outcome = (strength: number, variants: readonly Variant[]) =>
      scene({ variants, opponents: ['test:foe'] }, cards(strength)).run(
        { kind: 'strengthCheck' },
        { kind: 'verdict' },
      ).state.outcome;
    expect(outcome(49, ['easy'])).toBeNull();
    expect(outcome(50, ['easy'])).toMatchObject({ winner: 'opponent', reason: 'objectiveLost' });
    expect(outcome(24, ['easy', 'fast'])).toBeNull();
    expect(outcome(25, ['easy', 'fast'])).toMatchObject({ winner: 'opponent' });
    expect(outcome(1, ['easy', 'narrowWay'])).toMatchObject({ winner: 'opponent' });
  });
});

describe('A common Good deck', () => {
  test('ruling 37: all players draw from one Good deck and discard to one pile', () => {
    const game = scene({
      common: true,
      seats: [
        { deck: ['michael', 'raphael', 'uriel'], play: ['ambriel damaged 3'] },
        { play: ['camael damaged 3'] },
      ],
    });
    game.run({ kind: 'drawPhase', seat: 0 }).run({ kind: 'drawPhase', seat: 1 });
    expect([game.hand(0), game.hand(1)]).toEqual([['michael'], ['raphael']]);
    expect(game.table.goodPiles).toHaveLength(1);
    game.run(defeatBy(game.look, -1, game.card('camael')?.id ?? -1, true));
    expect(game.discard(0)).toEqual(['camael']);
  });

  test('ruling 37: each player draws 7 cards from it to start', () => {
    const own = starterSetup(3);
    const setup: Setup = {
      ...own,
      seats: own.seats.map(({ name }) => ({ name, deck: [] })),
      commonDeck: own.seats[0]?.deck ?? [],
    };
    const { table } = createMachine(alphaOmega, starter).begin(setup, 'common').state;
    expect(table.seats.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
    // The first player's first draw is already made when the first question is asked.
    expect(table.goodPiles.map(({ deck }) => deck.length)).toEqual([(setup.commonDeck?.length ?? 0) - 21]);
  });
});

describe('All or Nothing', () => {
  const CHECK = [{ kind: 'strengthCheck' }, { kind: 'verdict' }] as const;
  const strong = ['michael', 'azrael', 'raphael', 'uriel'];

  test('ruling 36: as well as the Objective, the whole Opponent deck must be defeated', () => {
    const game = scene({
      variants: ['allAsWell', 'fast'],
      seats: [{ play: strong }],
      opponentDeck: ['paimon'],
      round: 4,
    }).run(...CHECK);
    expect(game.table.achievedIn).toBe(4);
    expect(game.types).toContain('objectiveAchieved');
    expect(game.table.outcome).toBeNull();
    game.run(...CHECK);
    expect(game.types).not.toContain('objectiveAchieved');
  });

  test('ruling 36: with the Objective achieved, the last defeat wins, and the Objective counts for the score', () => {
    const game = scene({ variants: ['allAsWell', 'fast'], seats: [{ play: strong }], round: 4 }).run(
      ...CHECK,
    );
    expect(game.table.outcome).toMatchObject({ winner: 'good', reason: 'opponentDeckDefeated' });
    expect(game.table.outcome?.scores[0]?.withinTenRounds).toBe(3);
  });

  test('ruling 36: the defeat of the deck alone does not win as well as the Objective would', () => {
    const game = scene({ variants: ['allAsWell'], seats: [{ play: ['michael'] }], round: 4 }).run(...CHECK);
    expect(game.table.outcome).toBeNull();
  });

  test('ruling 36: the Opponents win as usual, also after the Objective was achieved', () => {
    const game = scene({
      variants: ['allAsWell', 'fast'],
      seats: [{ play: strong }],
      opponentDeck: ['paimon'],
      round: 4,
    }).run(...CHECK);
    const lost = scene({
      variants: ['allAsWell', 'fast'],
      seats: [{}],
      opponents: ['abigor', 'agares', 'paimon', 'satan'],
      round: 5,
    }).run(...CHECK);
    expect(game.table.achievedIn).toBe(4);
    expect(lost.table.outcome).toMatchObject({ winner: 'opponent', reason: 'objectiveLost' });
  });
});

describe('Variations that exclude each other', () => {
  const setup = starterSetup(1);

  test.each([
    [['fast', 'extended'], { code: 'variantsContradict', variants: ['fast', 'extended'] }],
    [['allAsWell', 'allOrNothing'], { code: 'variantsContradict', variants: ['allOrNothing', 'allAsWell'] }],
    [['easy', 'easy'], { code: 'variantTwice', variant: 'easy' }],
  ] as const)('ruling 35: %s is refused with the reason', (variants, refusal) => {
    expect(refusalOf({ ...setup, variants })).toEqual(refusal);
  });

  test('ruling 35: Easy Mode does not go with Opponent Play', () => {
    expect(refusalOf({ ...setup, variants: ['easy'], opponents: [{ name: 'Judas' }] })).toEqual({
      code: 'easyOpponentPlay',
    });
  });

  test('ruling 35: a player with a deck of one’s own cannot draw from a common one', () => {
    expect(refusalOf({ ...setup, commonDeck: [full('michael')] })).toEqual({
      code: 'ownDeckBesideCommon',
      seat: 0,
    });
  });

  test('ruling 35: nobody, or more than six on a side, cannot be seated', () => {
    expect(refusalOf({ ...setup, seats: [] })).toEqual({ code: 'noPlayers' });
    const seven = Array.from({ length: 7 }, () => ({ name: 'Judas' }));
    expect(refusalOf({ ...setup, opponents: seven })).toEqual({ code: 'tooManyPlayers', most: 6 });
  });

  test('ruling 35: everything else goes together', () => {
    const variants = ['easy', 'fast', 'narrowWay', 'allAsWell'] as const;
    expect(refusalOf({ ...setup, variants, campaign: [setup.objective] })).toBeNull();
  });

  test('a set-up that is refused does not begin', () => {
    const machine = createMachine(alphaOmega, starter);
    expect(() => machine.begin({ ...setup, variants: ['fast', 'extended'] }, 'x')).toThrow(
      'cannot be played',
    );
  });
});
