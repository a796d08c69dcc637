import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ nuriel: 4 });

const calling = 'not-to-destroy';

test('counts Lured Persons that anybody defeats, no others', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'michael'], callings: [calling] }, { play: ['uriel'] }],
      opponents: ['camael of 0', 'nuriel of 1', 'ganga'],
    },
    content,
  );
  game.run(actionPhase(1)).answer('uriel attacks nuriel');
  game.run(actionPhase(0)).answer('michael attacks ganga');
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 1, achieved: false });
  game.answer('azrael attacks camael');
  expect(game.table.seats[0]?.callings[0]).toMatchObject({ progress: 2, achieved: true });
});

test('then twice in the game a Lured Person of one’s choice returns to its owner', () => {
  const game = scene({
    seats: [{ callings: [`${calling} achieved`] }, {}],
    opponents: ['camael of 0 damaged 2', 'nuriel of 1', 'azrael of 1', 'satan'],
  }).run(actionPhase());
  game.answers(`use ${calling}`, 'choose nuriel');
  expect([game.card('nuriel')?.owner, game.inPlay('good')]).toEqual([1, ['nuriel']]);
  game.answers(`use ${calling}`, 'choose camael', 'camael attacks satan');
  expect([game.asked, game.inPlay('opponent')]).toEqual([null, ['azrael', 'satan']]);
});
