import { expect, test } from 'vitest';
import { partnerLog } from '../words/testing/partner.ts';
import { sitAfterComputer } from '../../../testing/sit-after-computer.ts';

const chip = (): string => document.querySelector('[data-lately]')?.textContent ?? '';

test('as one’s own turn begins, what a computer player and the Opponents did is told, in writing and aloud', async () => {
  const { screen } = await sitAfterComputer();
  await expect.poll(chip).toContain('While you waited');
  expect(chip()).toContain('Raphael destroyed Black Blade');
  await expect
    .poll(() => screen.getByRole('status').first().element().textContent)
    .toMatch(/While you waited: Steve played Raphael; .*\./);
});

test('a press tells all of it, also later in that turn', async () => {
  const { screen, session } = await sitAfterComputer();
  const button = screen.getByRole('button', { name: 'While you waited' });
  await expect.element(button).toBeVisible();
  session.log = [...partnerLog(session.view), { kind: 'answered', moment: 5, seat: 0, by: 0, events: [] }];
  session.fresh = [];
  await expect.poll(chip).not.toContain('While you waited');
  await button.click();
  const panel = screen.getByRole('dialog', { name: 'While you waited' });
  await expect.element(panel).toMatchTextContent(/Steve plays Raphael\./);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => panel.query()).toBeNull();
});

test('what a computer player did says why, when it is asked', async () => {
  const { screen } = await sitAfterComputer();
  await screen.getByRole('button', { name: 'While you waited' }).click();
  const panel = screen.getByRole('dialog', { name: 'While you waited' });
  await panel.getByRole('button', { name: /Steve plays Raphael/ }).click();
  await expect
    .poll(() => document.querySelector('[data-given]')?.textContent)
    .toMatch(/Strength Check ends at/);
  expect(document.querySelectorAll('[data-why-line][aria-label*="Mindy"]')).toHaveLength(0);
});
