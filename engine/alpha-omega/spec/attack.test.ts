import { afterEach, describe, expect, test } from 'vitest';
import { expectNothingLeftOpen, scene } from '../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const ACTION_PHASE = { kind: 'actionPhase', seat: 0 } as const;
const CLEAN_UP = { kind: 'cleanUp' } as const;

describe('Action Phase', () => {
  test('ruling 4: damage is Strength and weapon, none comes back, and damage never lowers an attack', () => {
    const game = scene({
      seats: [{ play: ['camael damaged 3', 'flaming-sword on camael'] }],
      opponents: ['satan'],
    }).run(ACTION_PHASE);
    expect(game.attack('camael', 'satan')).toBe(8);
    game.answer('camael attacks satan');
    expect(game.discard('opponent')).toEqual(['satan']);
    expect(game.left('camael')).toBe(1);
  });

  test('ruling 4: one point less than the hit points does not defeat', () => {
    const game = scene({ seats: [{ play: ['raphael'] }], opponents: ['abigor'] }).run(ACTION_PHASE);
    game.answer('raphael attacks abigor');
    expect(game.left('abigor')).toBe(1);
  });

  test('ruling 4: one attack a turn', () => {
    const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['satan', 'abigor'] }).run(ACTION_PHASE);
    game.answer('dumah attacks satan');
    expect(game.asked).toBeNull();
  });

  test('ruling 4: armour takes the first points aimed at its bearer', () => {
    const game = scene({
      seats: [{ play: ['camael', 'heavenly-armor on camael'] }],
      opponents: ['abigor'],
    }).run(CLEAN_UP);
    expect(game.left('heavenly-armor')).toBe(undefined);
    expect(game.card('camael')?.side).toBe('good');
    expect(game.left('camael')).toBe(4 - (7 - 5));
  });

  test('ruling 4: what destroys an attacked Item is lost beyond that', () => {
    const game = scene({
      seats: [{ play: ['michael', 'heavenly-armor on michael damaged 3'] }],
      opponents: ['abigor'],
    }).run(CLEAN_UP);
    expect(game.discard(0)).toEqual(['heavenly-armor']);
    expect(game.left('michael')).toBe(7);
  });

  test('ruling 9: changes of Strength leave hit points alone and end at 0', () => {
    const game = scene({
      seats: [{ play: ['uriel', 'dumah', 'despair on dumah', 'envy on dumah'] }],
      opponents: ['ganga'],
    });
    expect(game.strength('ganga')).toBe(2);
    expect(game.left('ganga')).toBe(4);
    expect(game.strength('dumah')).toBe(0);
    expect(game.left('dumah')).toBe(3);
    expect(game.balance).toBe(6 + 0 - 2);
  });
});

describe('Clean-Up Phase', () => {
  test('ruling 6: the longest in play first, each that has not acted', () => {
    const game = scene({
      seats: [{ play: ['michael', 'azrael'] }],
      opponents: ['leonard', 'flaga acted', 'ganga'],
      dice: [],
    }).run(CLEAN_UP);
    game.answer('choose michael');
    const order = game.events.flatMap((event) => (event.type === 'attackDeclared' ? [event.by] : []));
    expect(game.names(order)).toEqual(['leonard', 'ganga', 'michael']);
  });

  test('ruling 6: one Lured during this Clean-Up acts in it', () => {
    const lured = scene({ seats: [{ play: ['camael', 'michael'] }], opponents: ['alloces'] }).run(CLEAN_UP);
    lured.answer('decline');
    expect(lured.card('camael')).toMatchObject({ side: 'opponent', acted: true });
    expect(lured.left('michael')).toBe(3);
  });

  test('ruling 5: a Person that acted this round does not act again after being Lured', () => {
    const game = scene({ seats: [{ play: ['camael acted', 'azrael'] }], opponents: ['abigor'] }).run(
      CLEAN_UP,
    );
    expect(game.card('camael')?.side).toBe('opponent');
    expect(game.left('azrael')).toBe(7);
  });

  test('ruling 25: the first player who is not a Lured Player chooses for the Opponents', () => {
    const seats = [{ play: ['dumah'], lured: 2 }, { play: ['camael', 'nuriel'] }];
    const game = scene({ seats, opponents: ['abigor'] }).run(CLEAN_UP);
    expect(game.askedSeat).toBe(1);
    game.answer('choose camael');
    expect(game.inPlay('good')).toContain('dumah');
  });
});
