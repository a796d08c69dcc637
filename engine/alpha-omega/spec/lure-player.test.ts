import { afterEach, describe, expect, test } from 'vitest';
import { withStrengths } from '../testing/cards.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

/** Strengths that these tests count with, whatever those of our own are tuned to. */
const props = withStrengths({ dumah: 3, haniel: 4, nuriel: 4, ganga: 4, leonard: 5, satan: 8 });

const CLEAN_UP = { kind: 'cleanUp' } as const;

describe('LURE PLAYER', () => {
  test('ruling 16: Persons lost in three rounds in a row, and the die is rolled at once', () => {
    const seats = [{ play: ['camael'], lossRounds: 2 }, { play: ['michael', 'azrael'] }];
    const game = scene({ seats, opponents: ['ganga'], dice: [3] }, props).run(CLEAN_UP);
    game.answer('decline');
    expect(game.table.seats[0]).toMatchObject({ lured: { turns: 3 }, everLured: true });
    // Camael, now fallen, attacks in the same Clean-Up.
    game.answer('choose azrael').answer('decline');
  });

  test('ruling 16: two Persons lost in one round are one round', () => {
    const seats = [{ play: ['dumah damaged 2', 'camael'], lossRounds: 0 }];
    const game = scene(
      {
        seats: [{ ...seats[0], play: ['nuriel', 'camael'] }],
        opponents: ['ganga', 'leonard'],
      },
      props,
    ).run(CLEAN_UP);
    game.answer('choose nuriel');
    expect(game.inPlay('opponent')).toEqual(['ganga', 'leonard', 'nuriel', 'camael']);
    expect(game.table.seats[0]?.lossRounds).toBe(1);
  });

  test('ruling 16: a round without a loss starts the count again; a discarded Person is no loss', () => {
    const seats = [{ play: ['camael', 'love on camael'], lossRounds: 2 }];
    const game = scene({ seats, opponents: ['ganga'], opponentDeck: ['envy'] }, props).run(CLEAN_UP);
    expect(game.discard(0)).toContain('camael');
    expect(game.table.seats[0]?.lured).toBeNull();
    game.run({ kind: 'round' });
    expect(game.table.seats[0]?.lossRounds).toBe(0);
  });

  const luredTurn = (): Scene =>
    scene(
      {
        seats: [
          { hand: ['ambriel', 'haniel'], deck: ['love'], play: ['raphael'], lured: 1 },
          { hand: [], play: ['dumah', 'michael'] },
        ],
        opponents: ['ganga acted'],
        opponentDeck: ['envy', 'wrath', 'infidelity'],
        callingDeck: ['faithful-only-he'],
        round: 4,
      },
      props,
    );

  test('ruling 16: a card is drawn, no Calling is taken; a card must be played; every able Person attacks another player’s card', () => {
    const game = luredTurn().run({ kind: 'turn', seat: 0 });
    expect(game.hand(0)).toEqual(['ambriel', 'haniel', 'love']);
    expect(game.options.map((option) => option.split(' on ')[0])).toEqual([
      'play ambriel',
      'play haniel',
      'play love',
      'play love',
    ]);
    expect(game.options).not.toContain('pass');
    game.answer('play ambriel');
    expect(game.asked).toBe('luredAttack');
    expect(game.options).not.toContain('end');
    game.answer('raphael attacks michael').answer('ambriel attacks dumah').answer('decline');
    expect(game.left('michael')).toBe(1);
    // What a Lured Player defeats is discarded, not Lured.
    expect(game.discard(1)).toEqual(['dumah']);
    expect(game.table.seats[0]?.lured).toEqual({ turns: 0 });
  });

  test('ruling 16: the cards count for the Opponents, are not their targets, and team mates may attack them', () => {
    const game = luredTurn();
    expect(game.balance).toBe(3 + 7 - 4 - 6);
    game.run({ kind: 'actionPhase', seat: 1 });
    expect(game.options).toContain('michael attacks raphael');
    game.answer('michael attacks raphael').answer('end');
    expect(game.discard(0)).toEqual(['raphael']);
  });

  test('ruling 16: freed after the Strength Check of the last lured turn’s round, and the count begins anew', () => {
    const seats = [{ play: ['raphael'], lured: 0, lossRounds: 3 }, { play: ['dumah'] }];
    const game = scene({ seats, opponentDeck: ['envy'] }, props).run(
      { kind: 'strengthCheck' },
      { kind: 'verdict' },
    );
    expect(game.table.balances[0]).toEqual({ good: 3, opponent: 6 });
    expect(game.types).toContain('playerFreed');
    expect(game.table.seats[0]).toMatchObject({ lured: null, lossRounds: 0 });
  });

  test('ruling 16: lured in the course of the own turn, a player still takes that turn as usual', () => {
    const game = scene(
      {
        seats: [
          { hand: ['ambriel'], deck: ['love', 'heaven'], play: ['camael', 'raphael'], lossRounds: 2 },
          { play: ['jehudiel'] },
        ],
        opponents: ['envy'],
        opponentDeck: ['satan', 'wrath'],
        callingDeck: ['faithful-only-he'],
        dice: [1],
      },
      props,
    ).run({ kind: 'turn', seat: 0 });
    expect(game.table.seats[0]?.lured).toEqual({ turns: 1 });
    expect(game.options).toEqual(['draw', 'calling']);
    game.answer('draw');
    expect(game.options).toContain('pass');
    game.answer('pass');
    expect(game.options).toEqual(['raphael attacks satan', 'raphael attacks camael', 'end']);
    game.answer('end');
    expect(game.table.seats[0]?.lured).toEqual({ turns: 1 });
    game.run({ kind: 'turn', seat: 0 }).answer('play ambriel');
    expect(game.asked).toBe('luredAttack');
    // One blow wounds Jehudiel, the other, forced, defeats him.
    game.answer('ambriel attacks jehudiel');
    expect(game.discard(1)).toEqual(['jehudiel']);
    expect(game.table.seats[0]?.lured).toEqual({ turns: 0 });
  });

  test('ruling 16: an Angel that falls from a deck is no loss', () => {
    const seats = [{ deck: ['camael', 'love', 'heaven'], lossRounds: 2 }];
    const game = scene({ seats, opponents: ['envy'], opponentDeck: ['1-3-of-the-angels-fall'] }, props);
    expect(game.run({ kind: 'opponentPhase', seat: 0 }).table.seats[0]).toMatchObject({
      lured: null,
      lossRounds: 2,
    });
  });

  test('ruling 31: a Lured Player’s abilities rest, and cards that speak of Good or Opponent cards pass them by', () => {
    const game = scene(
      {
        seats: [
          { play: ['uriel', 'azrael damaged 3'], lured: 2 },
          { hand: ['holy-trinity'], play: ['jehudiel damaged 2'] },
        ],
        opponents: ['ganga'],
        opponentDeck: ['hail-of-iron-globes'],
        dice: [1],
      },
      props,
    );
    expect(game.strength('ganga')).toBe(4);
    game.run({ kind: 'playPhase', seat: 1 }).answer('play holy-trinity');
    expect(game.left('jehudiel')).toBe(6);
    expect(game.left('azrael')).toBe(4);
    expect(game.strength('azrael')).toBe(7);
    game.run({ kind: 'opponentPhase', seat: 1 });
    expect(game.left('jehudiel')).toBe(1);
    expect(game.left('azrael')).toBe(4);
    expect(game.left('uriel')).toBe(6);
  });

  test('ruling 16: alone, the own Persons do not attack and count for the Opponents', () => {
    const game = scene({ seats: [{ play: ['michael'], lured: 2 }], opponents: ['ganga acted'] }, props);
    game.run({ kind: 'actionPhase', seat: 0, lured: true });
    expect(game.asked).toBeNull();
    expect(game.balance).toBe(-11);
  });

  test('ruling 16: three rounds played, a Person lost to Opponent play in each', () => {
    const game = scene(
      {
        seats: [{ hand: ['camael', 'jehudiel', 'azrael'] }, { hand: ['heaven'] }],
        opponents: ['abigor'],
        opponentDeck: Array.from({ length: 12 }, () => 'black-blade'),
        variants: ['extended'],
        dice: [4],
      },
      props,
    ).play();
    const counted: (number | undefined)[] = [];
    for (const person of ['camael', 'jehudiel', 'azrael']) {
      expect(game.table.seats[0]?.lured).toBeNull();
      game.answers(`play ${person}`, 'end', 'pass');
      counted.push(game.table.seats[0]?.lossRounds);
    }
    expect(counted).toEqual([1, 2, 3]);
    expect(game.events).toContainEqual({ type: 'playerLured', seat: 0, lured: { turns: 4 } });
    expect([game.askedSeat, game.table.round]).toEqual([1, 4]);
    game.run();
  });

  test('ruling 16: a Lured Player attacks all cards of other players, and no Opponent card', () => {
    const game = scene(
      {
        seats: [
          { play: ['raphael', 'heavenly-armor on raphael'], lured: 2 },
          { play: ['azrael', 'flaming-sword on azrael', 'heaven', 'love on azrael'] },
          { play: ['camael'] },
          { play: ['jehudiel'], lured: 1 },
        ],
        opponents: ['ganga', 'black-blade'],
      },
      props,
    ).run({ kind: 'actionPhase', seat: 0, lured: true });
    expect(game.options).toEqual([
      'raphael attacks azrael',
      'raphael attacks flaming-sword',
      'raphael attacks heaven',
      'raphael attacks camael',
    ]);
    game.answer('raphael attacks camael');
    expect(game.asked).toBeNull();
    expect(game.discard(2)).toEqual(['camael']);
  });

  test('ruling 16: team mates attack a Lured Player’s Persons, Items and Place as they would Opponents’ cards', () => {
    const game = scene(
      {
        seats: [
          { play: ['raphael', 'flaming-sword on raphael', 'heaven'], lured: 2 },
          { play: ['azrael', 'michael'] },
        ],
        opponents: ['ganga acted'],
      },
      props,
    ).run({ kind: 'actionPhase', seat: 1 });
    const prey = ['raphael', 'flaming-sword', 'heaven', 'ganga'];
    expect(game.options).toEqual(
      expect.arrayContaining(prey.flatMap((card) => [`azrael attacks ${card}`, `michael attacks ${card}`])),
    );
    game.answer('azrael attacks raphael').answer('michael attacks heaven');
    expect(game.discard(0)).toEqual(expect.arrayContaining(['raphael', 'flaming-sword']));
    expect(game.left('heaven')).toBe(1);
  });

  test('ruling 16: as many turns as the die shows, and no more', () => {
    const game = scene(
      {
        seats: [{ play: ['raphael'], lured: 2 }, {}],
        opponents: ['envy'],
        opponentDeck: ['black-blade', 'wrath', 'wrath', 'black-blade', 'black-blade', 'wrath'],
      },
      props,
    );
    const isLured: boolean[] = [];
    for (let round = 0; round < 3; round += 1) {
      game.run({ kind: 'turn', seat: 0 });
      isLured.push(game.table.seats[0]?.lured !== null);
      if (game.asked !== null) game.answer('end');
      game.run({ kind: 'strengthCheck' }, { kind: 'verdict' });
    }
    expect(isLured).toEqual([true, true, false]);
  });
});
