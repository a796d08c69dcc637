import type { WindowApi } from '../../shared/api.ts';
import type { HandlersOf } from '../ipc/ipc.ts';

/** The window itself, and the program that it belongs to. */
export interface WindowDeps {
  toggleFullScreen(): void;
  quit(): void;
}

/** Handlers for the window's own channels. */
export const windowHandlers = (deps: WindowDeps): HandlersOf<WindowApi> => ({
  toggleFullScreen: () => {
    deps.toggleFullScreen();
    return { ok: true, value: null };
  },
  quit: () => {
    deps.quit();
    return { ok: true, value: null };
  },
});
