import type { Page } from 'playwright';
import type { Frame } from './types.ts';

/** The windows that pictures are taken of. */
export const SIZES = [
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

export const SURROUNDINGS = ['night', 'day'] as const;

/** A picture that is as usual but for this. */
export const framed = ({ settings, ...change }: Partial<Frame> & Pick<Frame, 'name'>): Frame => ({
  ...{ width: 1280, height: 800, forced: false },
  ...change,
  settings: { surroundings: 'night', contrast: 'usual', ...settings },
});

/** Presses the first button of this name. */
export const press = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click({ force: true });
