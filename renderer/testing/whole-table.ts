import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits until the table is shown with all its parts: it opens one part a frame, and cards are not there before theirs. */
export const wholeTable = (): Promise<void> =>
  expect.element(page.getByRole('main', { name: 'Table' })).not.toHaveAttribute('aria-busy');
