import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { alphaOmega } from '../ruleset.ts';
import { leaveOpen, scene } from '../testing/scene.ts';
import { starter, starterSetup } from '../testing/starter.ts';
import type { Setup } from '../types.ts';

afterEach(leaveOpen);

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
