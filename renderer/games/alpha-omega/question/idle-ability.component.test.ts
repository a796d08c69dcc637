import { beforeEach, expect, test } from 'vitest';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { played } from '../words/testing/card-views.ts';
import { change, prediction } from '../words/testing/predictions.ts';
import { battle } from '../words/testing/scenes.ts';

beforeEach(() => inLanguage('en'));

test.each([
  ['would hurt nobody', [], true],
  ['hurts somebody', [{ damage: 3 }], false],
])('an ability that %s says so before it is used', async (_, hurt, isIdle) => {
  const view = battle();
  const elijah = played('Elijah', 'good');
  const foe = view.inPlay.find(({ side }) => side === 'opponent')?.id ?? -1;
  const ability = { id: `ability:${elijah.id}#0`, kind: 'ability', card: elijah.id, ability: 0 } as const;
  const ask = { kind: 'one', options: [{ id: 'end', kind: 'end' }, ability] } as const;
  const pending = view.pending && { ...view.pending, ask };
  const { screen, api } = await sitDown({ ...view, inPlay: [...view.inPlay, elijah], pending });
  api.predict = ({ options }) => {
    const changes = hurt.map((does) => change(foe, does));
    return Promise.resolve({ ok: true, value: options.map((id) => prediction(id, { changes })) });
  };
  await screen
    .getByRole('button', { name: /^Elijah/ })
    .first()
    .click();
  const said = screen.getByText('Elijah’s ability would change nothing now.');
  if (isIdle) await expect.element(said).toBeVisible();
  else {
    await expect.element(screen.getByText('Choose the card again, or a button.')).toBeVisible();
    await expect.element(said).not.toBeInTheDocument();
  }
});
