import type { LocatorSelectors } from 'vitest/browser';

/** Presses what stands in the menu of the table. */
export async function fromMenu(
  screen: Pick<LocatorSelectors, 'getByRole'>,
  name: string | RegExp,
): Promise<void> {
  await screen.getByRole('button', { name: 'Menu' }).click();
  await screen.getByRole('group', { name: 'Menu' }).getByRole('button', { name }).click();
}
