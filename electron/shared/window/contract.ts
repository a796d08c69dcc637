import { takes, type ApiOf } from '../channel.ts';

/** What can be done with the program's window itself, which has no menu bar. */
export const WINDOW = {
  /** Fills the screen with the window, or gives it its frame back. */
  toggleFullScreen: takes().gives<null>(),
  /** Ends the program: every answer is on disk. */
  quit: takes().gives<null>(),
};
export interface WindowApi extends ApiOf<typeof WINDOW> {}
