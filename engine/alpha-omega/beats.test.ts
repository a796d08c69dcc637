import { describe, expect, test } from 'vitest';
import { beatsOf } from './beats.ts';
import type { AlphaOmegaEvent } from './events.ts';
import { playRandomly } from './testing/random-games.ts';
import { starterSetup } from './testing/starter.ts';

const typesOf = (...events: readonly AlphaOmegaEvent[]): readonly (readonly string[])[] =>
  beatsOf(events).map((beat) => beat.map(({ type }) => type));

const round: AlphaOmegaEvent = { type: 'roundBegan', round: 2 };
const phase: AlphaOmegaEvent = { type: 'phaseBegan', phase: 'opponentPhase' };
const turn: AlphaOmegaEvent = { type: 'turnBegan', seat: 0 };
const drawn: AlphaOmegaEvent = { type: 'opponentDrawn', seat: 0, card: 7 };
const enters: AlphaOmegaEvent = {
  ...{ type: 'enteredPlay', card: 7, side: 'opponent', owner: null, host: null, person: true },
};
const idle = (card: number): AlphaOmegaEvent => ({ type: 'idled', card, why: 'nothingToAttack' });
const declared: AlphaOmegaEvent = { type: 'attackDeclared', by: 7, target: 1, why: { kind: 'player' } };
const struck: AlphaOmegaEvent = { type: 'struck', by: 7, target: 1, amount: 3 };
const damaged: AlphaOmegaEvent = { type: 'damaged', card: 1, amount: 3, by: 7 };
const lured: AlphaOmegaEvent = { type: 'luredAstray', card: 1, by: 7 };
const ended: AlphaOmegaEvent = { type: 'attackEnded' };

describe('what a table shows one after the other', () => {
  test('where the game has got to is one thing; what is drawn then is another', () => {
    expect(typesOf(round, turn, phase, drawn, enters)).toEqual([
      ['roundBegan', 'turnBegan', 'phaseBegan'],
      ['opponentDrawn', 'enteredPlay'],
    ]);
  });

  test('an attack is one thing with all that comes of it', () => {
    expect(typesOf(drawn, enters, declared, struck, damaged, lured, ended, declared, ended)).toEqual([
      ['opponentDrawn', 'enteredPlay'],
      ['attackDeclared', 'struck', 'damaged', 'luredAstray', 'attackEnded'],
      ['attackDeclared', 'attackEnded'],
    ]);
  });

  test('an attack that was interrupted by a question goes on as a thing of its own', () => {
    expect(typesOf(struck, damaged, ended, phase)).toEqual([
      ['struck', 'damaged', 'attackEnded'],
      ['phaseBegan'],
    ]);
  });

  test('a card that is drawn and does nothing is seen drawn; others stay idle together', () => {
    expect(typesOf(drawn, enters, idle(7))).toEqual([['opponentDrawn', 'enteredPlay', 'idled']]);
    expect(typesOf(phase, idle(7), idle(8), declared)).toEqual([
      ['phaseBegan'],
      ['idled', 'idled'],
      ['attackDeclared'],
    ]);
  });

  test('in whole games nothing is left out, doubled or moved', () => {
    playRandomly({
      ...{ setup: starterSetup(3), seed: 'beats' },
      see: ({ events }) => {
        expect(beatsOf(events).flat()).toEqual(events);
        expect(beatsOf(events).every((beat) => beat.length > 0)).toBe(true);
      },
    });
  });
});
