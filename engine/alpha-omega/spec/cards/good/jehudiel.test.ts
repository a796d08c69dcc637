import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

test('when Jehudiel defeats an Opponent Person, a Lured one too, his player draws 1 card', () => {
  for (const opponent of ['ganga', 'camael of 1']) {
    const seats = [{ play: ['jehudiel'], deck: ['love', 'love'] }, { deck: ['love'] }];
    const game = scene({ seats, opponents: [opponent] }, content).run(actionPhase());
    game.answer(`jehudiel attacks ${opponent.split(' ')[0] ?? ''}`);
    expect([game.hand(0), game.hand(1)]).toEqual([['love'], []]);
  }
});

test('not for a wound, nor for an Item', () => {
  for (const target of ['satan', 'black-blade']) {
    const game = scene({
      seats: [{ play: ['jehudiel'], deck: ['love'] }],
      opponents: ['satan', 'black-blade on satan'],
    }).run(actionPhase());
    expect(game.answer(`jehudiel attacks ${target}`).hand(0)).toEqual([]);
  }
});
