import { expect, test } from 'vitest';
import { battle, steppingIn } from '../words/testing/scenes.ts';
import { weighedAgainst } from './weighed.ts';

test('who may strike is weighed against whom that can be', () => {
  const view = battle();
  const options = view.pending?.ask?.options ?? [];
  const attacks = options.flatMap((option) => (option.kind === 'attack' ? [option] : []));
  const [first] = attacks;
  expect(weighedAgainst(first?.card ?? -1, options, view)).toEqual(attacks.map(({ target }) => target));
  expect(weighedAgainst(null, options, view)).toEqual([]);
});

test('who may step in is weighed against who strikes whom', () => {
  const view = steppingIn();
  const options = view.pending?.ask?.options ?? [];
  expect(weighedAgainst(view.inPlay[0]?.id ?? -1, options, view)).toEqual([
    view.attack?.by,
    view.attack?.target,
  ]);
});
