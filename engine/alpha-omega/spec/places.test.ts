import { afterEach, describe, expect, test } from 'vitest';
import {
  actionPhase,
  cleanUp,
  drawPhase,
  opponentPhase,
  playPhase,
  strengthCheck,
} from '../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';
import { starter } from '../testing/starter.ts';

afterEach(expectNothingLeftOpen);

describe('Place cards', () => {
  test('ruling 19: a new Place replaces the old, which goes to its owner’s discard pile', () => {
    const game = scene({
      seats: [{ play: ['heaven'] }, { hand: ['heaven'], deck: ['love', 'love', 'love'] }],
    });
    game.run(playPhase(1)).answer('play heaven');
    expect(game.discard(0)).toEqual(['heaven']);
    expect(game.inPlay('good')).toEqual(['heaven']);
  });

  test('ruling 19: players may attack any Place', () => {
    const game = scene({ seats: [{ play: ['heaven', 'dumah'] }] }).run(actionPhase());
    expect(game.options).toEqual(['dumah attacks heaven', 'end']);
    game.answer('end');
  });

  test('ruling 14: every Draw Phase is 2 cards while Heaven is the Place', () => {
    const game = scene({ seats: [{ play: ['heaven'] }, { deck: ['love', 'love', 'love'] }] });
    expect(game.run(drawPhase(1)).hand(1)).toHaveLength(2);
  });

  test('ruling 14: whoever plays Heaven draws 2 at once', () => {
    const game = scene({ seats: [{ hand: ['heaven'], deck: ['love', 'love', 'love'] }] });
    expect(game.run(playPhase()).answer('play heaven').hand(0)).toHaveLength(2);
  });

  test('ruling 14: the Place is everybody’s, also when it is the Opponents’', () => {
    const game = scene({
      seats: [{ play: ['camael damaged 1'] }, { play: ['raphael', 'azrael damaged 2'] }],
      opponents: ['tophet'],
    }).run(actionPhase(1));
    expect(game.options).not.toContain('use raphael');
    game.answers('azrael attacks tophet', 'use raphael', 'choose camael');
    expect([game.left('camael'), game.left('azrael')]).toEqual([4, 5]);
  });

  test('ruling 19: a Place drawn from the Opponent deck replaces the Place at once', () => {
    const game = scene({ seats: [{ play: ['heaven'] }], opponentDeck: ['tophet'] }).run(opponentPhase());
    expect(game.discard(0)).toEqual(['heaven']);
    expect(game.inPlay('opponent')).toEqual(['tophet']);
  });

  test('ruling 19: a Good Place played replaces the Opponents’', () => {
    const game = scene({ seats: [{ hand: ['eden'] }], opponents: ['tophet'] }).run(playPhase());
    game.answer('play eden');
    expect(game.discard('opponent')).toEqual(['tophet']);
    expect(game.inPlay('good')).toEqual(['eden']);
  });

  test('a Place with damage equal to its Strength goes to its discard pile, and there is no Place', () => {
    const theirs = scene({
      seats: [{ play: ['camael', 'azrael'] }],
      opponents: ['tophet damaged 1'],
    }).run(actionPhase());
    theirs.answer('azrael attacks tophet');
    expect(theirs.discard('opponent')).toEqual(['tophet']);
    const ours = scene({ seats: [{ play: ['heaven damaged 1'] }], opponents: ['abigor'] }).run(cleanUp);
    expect(ours.discard(0)).toEqual(['heaven']);
    expect(ours.table.inPlay.some(({ def }) => starter.get(def)?.type === 'place')).toBe(false);
  });

  test('Opponents never attack their own Place', () => {
    const game = scene({ seats: [{}], opponents: ['tophet', 'abigor'] }).run(cleanUp);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'idled', why: 'nothingToAttack' }));
    expect(game.card('tophet')?.damage).toBe(0);
  });

  test('a Place adds nothing to the balance, on either side', () => {
    const good = scene({ seats: [{ play: ['heaven', 'camael'] }] }).run(...strengthCheck);
    expect(good.table.balances).toEqual([{ good: 4, opponent: 0 }]);
    const theirs = scene({ seats: [{ play: ['camael'] }], opponents: ['tophet'] }).run(...strengthCheck);
    expect(theirs.table.balances).toEqual([{ good: 4, opponent: 0 }]);
  });

  test('every Place of the set does something for one side', () => {
    const defs = [...starter.values()].filter(({ type }) => type === 'place');
    expect(defs.length).toBeGreaterThan(4);
    for (const def of defs)
      expect([def.id, 'abilities' in def && def.abilities.length]).not.toEqual([def.id, 0]);
  });
});
