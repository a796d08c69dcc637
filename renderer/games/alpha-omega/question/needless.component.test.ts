import { expect, test, vi } from 'vitest';
import type { Step } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { standingWith } from '../../../testing/fake-game.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle, playing } from '../words/testing/scenes.ts';

test('what comes to the same however it is answered is asked of nobody, and answered by itself', async () => {
  const { screen, session, api } = await sitDown(battle(), playing());
  const needless = { ...standingWith(battle()), needless: ['end'], beats: [] } as unknown as Step;
  vi.spyOn(api, 'answer').mockResolvedValueOnce({ ok: true, value: needless });
  await session.answer(['attack']);
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['end']]);
  await expect.element(screen.getByRole('heading', { name: /play a card/iu })).toBeVisible();
  expect(api.answers).toHaveLength(1);
});
