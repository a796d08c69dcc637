import { expect, test } from 'vitest';
import { findsNothing, violations } from './axe.ts';
import { SCREENS } from './screens/screens.ts';

findsNothing('en');

test('what is wrong is found', async () => {
  const [screen] = SCREENS;
  await screen?.show();
  const planted = document.createElement('button');
  document.body.append(planted);
  const found = await violations();
  planted.remove();
  expect(found.join()).toContain('button-name');
});
