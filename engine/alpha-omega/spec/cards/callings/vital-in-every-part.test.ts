import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, nuriel: 4 });

const calling = 'vital-in-every-part';

/** The count of 1 after Opponents have acted against some cards of the player's own and of a team mate. */
function counted(
  opponents: readonly string[],
  play: readonly string[],
  mate: readonly string[] = [],
): unknown {
  const seats = [{ play, callings: [`${calling} progress 1`] }, { play: mate }];
  return scene({ seats, opponents }, content).run(cleanUp).table.seats[0]?.callings[0]?.progress;
}

test('counts wounds of one’s own Persons, not of their armour and not of team mates’', () => {
  expect(counted(['ganga'], ['azrael'])).toBe(2);
  expect(counted(['ganga'], ['azrael', 'heavenly-armor on azrael'])).toBe(1);
  expect(counted(['ganga'], [], ['azrael'])).toBe(1);
});

test('several Persons wounded at once are several wounds', () => {
  const seats = [{ play: ['azrael', 'michael', 'raphael'], callings: [calling] }];
  const game = scene({ seats, opponentDeck: ['hail-of-iron-globes'], opponents: ['envy'], dice: [1] });
  game.run(opponentPhase());
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 3, achieved: true });
});

test('begins again when one of them is defeated', () => {
  expect(counted(['ganga'], ['nuriel'])).toBe(0);
  expect(counted(['ganga'], ['azrael'], ['nuriel acted'])).toBe(1);
  expect(counted(['ganga'], ['azrael', 'flaming-sword on azrael'])).toBe(1);
});

test('achieved at the 3rd, 2 damage is removed from one’s own Persons as each round begins', () => {
  const game = scene({
    seats: [
      { play: ['azrael damaged 3', 'raphael damaged 1'], callings: [`${calling} achieved`] },
      { play: ['michael damaged 3'] },
    ],
    opponents: ['black-blade'],
  }).play();
  expect([game.left('azrael'), game.left('raphael'), game.left('michael')]).toEqual([6, 6, 4]);
  game.run();
});
