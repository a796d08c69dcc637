import type { Reply } from '../reply.ts';

/** What can be done with the program's window itself, which has no menu bar. */
export interface WindowApi {
  /** Fills the screen with the window, or gives it its frame back. */
  toggleFullScreen(): Promise<Reply<null>>;
  /** Ends the program: every answer is on disk. */
  quit(): Promise<Reply<null>>;
}

export const WINDOW_CHANNELS = ['toggleFullScreen', 'quit'] as const satisfies readonly (keyof WindowApi)[];
