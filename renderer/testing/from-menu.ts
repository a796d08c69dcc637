import type { LocatorSelectors } from 'vitest/browser';
import { t } from '../text/language/language.ts';

/** Presses what stands in the menu of the table. */
export async function fromMenu(
  screen: Pick<LocatorSelectors, 'getByRole'>,
  name: string | RegExp,
): Promise<void> {
  await screen.getByRole('button', { name: t('table.menu') }).click();
  await screen
    .getByRole('group', { name: t('table.menu') })
    .getByRole('button', { name })
    .click();
}
