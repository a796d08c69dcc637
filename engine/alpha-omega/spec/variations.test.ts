import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { alphaOmega } from '../ruleset.ts';
import { leaveOpen, scene } from '../testing/scene.ts';
import { full, starter, starterSetup } from '../testing/starter.ts';
import type { Setup } from '../types.ts';
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

  test('ruling 34: in Easy Mode the first Opponent card acts when a Good card is in play by then', () => {
    const layout = { seats: [{ hand: ['azrael'] }], opponentDeck: ['paimon'], firstDraw: true } as const;
    const easy = scene({ ...layout, variants: ['easy'] }).run(TURN);
    easy.answer('play azrael');
    expect(easy.left('azrael')).toBe(2);
    const standard = scene(layout).run(TURN);
    expect(standard.events).toContainEqual(
      expect.objectContaining({ type: 'idled', why: 'firstCardOfTheGame' }),
    );
    standard.answers('play azrael', 'end');
  });
});

describe('Opponent Play', () => {
  const OPPONENT_TURN = { kind: 'opponentTurn', seat: 0 } as const;

  test('Opponent Play: a Good player’s turn has no Opponent Phase; the Opponents’ turn follows each', () => {
    const game = scene({
      seats: [{ hand: ['azrael'] }, { hand: ['michael'] }],
      opponentHands: [['paimon']],
      opponentDeck: ['agares', 'abigor'],
    }).play();
    expect([game.asked, game.askedSeat]).toEqual(['play', 0]);
    game.answer('play azrael');
    expect([game.asked, game.askedSeat]).toEqual(['opponentPlay', 2]);
    expect(game.options).toEqual(['play paimon', 'play agares', 'pass']);
    game.answer('pass');
    expect([game.asked, game.askedSeat]).toEqual(['play', 1]);
    game.answer('pass');
    expect(game.options).toEqual(['play paimon', 'play agares', 'play abigor', 'pass']);
    game.answer('play abigor').answer('end');
    // In Clean-Up Abigor, who has not acted, does so; the next round begins.
    expect(game.types).toContain('strengthChecked');
    expect(game.inPlay('opponent')).toEqual(['abigor', 'azrael']);
  });

  test('Opponent Play: the players of the Opponents draw 7 cards to start', () => {
    const setup: Setup = { ...starterSetup(2), opponents: [{ name: 'Judas' }, { name: 'Jezebel' }] };
    const { state } = createMachine(alphaOmega, starter).begin(setup, 'seven');
    expect(state.table.opponents.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(state.table.opponentPile.deck).toHaveLength(setup.opponentDeck.length - 14);
  });

  test('ruling 33: an Opponent attacks any Good card its player likes, once a round', () => {
    const game = scene({
      seats: [{ play: ['michael', 'raphael'] }, {}],
      opponents: ['agares'],
      opponentHands: [[]],
      turn: 0,
      round: 1,
    }).run(OPPONENT_TURN, { kind: 'opponentTurn', seat: 1 });
    expect(game.options).toEqual(['agares attacks michael', 'agares attacks raphael', 'end']);
    game.answer('agares attacks michael');
    expect(game.left('michael')).toBe(2);
    expect(game.left('raphael')).toBe(6);
    expect(game.asked).toBeNull();
  });

  test('ruling 33: whoever was Lured this round waits for the Clean-Up, where its player chooses the target', () => {
    const game = scene({
      seats: [{ play: ['azrael', 'ambriel'] }, { play: ['raphael'] }],
      opponents: ['agares'],
      opponentHands: [[]],
      turn: 0,
      round: 1,
    }).run(OPPONENT_TURN, { kind: 'cleanUp' });
    game.answer('agares attacks ambriel');
    expect(game.inPlay('opponent')).toEqual(['agares', 'ambriel']);
    expect([game.asked, game.askedSeat]).toEqual(['opponentTarget', 2]);
    expect(game.options).toEqual(['choose azrael', 'choose raphael']);
    game.answer('choose azrael');
    expect(game.left('azrael')).toBe(3);
  });

  test('ruling 33: several players of the Opponents take their turns one after the other, round after round', () => {
    const asked: (number | null)[] = [];
    const game = scene({
      seats: [{}, {}, {}],
      opponentHands: [['abigor'], ['agares']],
      opponentDeck: ['paimon', 'paimon', 'paimon', 'paimon', 'paimon', 'paimon'],
    }).play();
    for (let turn = 0; turn < 6; turn += 1) {
      asked.push(game.askedSeat);
      game.answer('pass');
    }
    expect(asked).toEqual([3, 4, 3, 4, 3, 4]);
  });

  test('ruling 33: an Item goes to the Person its player likes, or waits', () => {
    const game = scene({
      seats: [{}],
      opponents: ['agares', 'paimon'],
      opponentHands: [['black-blade']],
      turn: 0,
      round: 1,
    }).run(OPPONENT_TURN);
    expect(game.options).toEqual(['play black-blade on agares', 'play black-blade on paimon', 'pass']);
    game.answer('play black-blade on paimon');
    expect(game.hostOf('black-blade')).toBe('paimon');
    const alone = scene({ seats: [{}], opponentHands: [['black-blade']], turn: 0, round: 1 }).run(
      OPPONENT_TURN,
    );
    alone.answer('play black-blade');
    expect(alone.card('black-blade')).toMatchObject({ host: null, waiting: true });
  });

  test('ruling 33: Crystal Sea keeps the Opponents from their turn', () => {
    const game = scene({
      seats: [{ play: ['michael', 'crystal-sea'] }],
      opponents: ['agares'],
      opponentHands: [['paimon']],
      opponentDeck: ['abigor'],
      turn: 0,
      round: 1,
    }).run(OPPONENT_TURN);
    expect(game.types).toContain('phaseSkipped');
    expect(game.left('michael')).toBe(7);
  });

  test('ruling 33: All or Nothing asks for the hands of the Opponents too', () => {
    const game = scene({
      variants: ['allOrNothing'],
      seats: [{ play: ['michael'] }],
      opponentHands: [['paimon']],
      round: 1,
    }).run({ kind: 'strengthCheck' }, { kind: 'verdict' });
    expect(game.table.outcome).toBeNull();
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
    game.run({ kind: 'defeat', card: game.card('camael')?.id ?? -1, by: -1, outright: true, asked: [] });
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
