import { expect, test } from 'vitest';
import { sitDown } from '../../../testing/sit-down.ts';
import { branch } from '../words/testing/omens.ts';
import { battle, playing } from '../words/testing/scenes.ts';

test('an end that loses the game is pressed twice, whatever else could be done', async () => {
  const { screen, api, session } = await sitDown(playing(), battle());
  api.forecast = () =>
    Promise.resolve({
      ok: true,
      value: branch([], { balance: { good: 0, opponent: 60 }, winner: 'opponent' }),
    });
  session.view = { ...session.view };
  await expect.poll(() => screen.getByText('Lost as it stands').query()).not.toBeNull();
  const pass = screen.getByRole('button', { name: 'Play nothing' });
  await pass.click();
  await expect.element(screen.getByText(/^The game is lost by that\./)).toBeVisible();
  expect(api.answers).toEqual([]);
  await pass.click();
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['pass']]);
});
