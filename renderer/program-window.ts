import type { WindowApi } from '../electron/shared/api.ts';
import { ask } from './api.ts';
import { input } from './input/input.svelte.ts';

/** The program's window, which has no menu bar: what else would fill the screen with it, or end the program? */
class ProgramWindow {
  #api: WindowApi | null = null;

  /**
   * Lets whoever asks reach the window, by key as well.
   * @returns a function that ends it
   */
  belongTo(api: WindowApi): () => void {
    this.#api = api;
    return input.offer({
      fullScreen: { run: () => this.toggleFullScreen() },
      quit: { run: () => this.quit() },
    });
  }

  toggleFullScreen(): void {
    if (this.#api !== null) void ask(this.#api.toggleFullScreen());
  }

  quit(): void {
    if (this.#api !== null) void ask(this.#api.quit());
  }
}

/** There is one. */
export const programWindow = new ProgramWindow();
