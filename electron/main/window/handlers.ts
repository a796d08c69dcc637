import type { WindowApi } from '../../shared/api.ts';
import type { HandlersOf } from '../ipc/ipc.ts';

/** The window itself, and the program that it belongs to. */
export interface WindowDesk {
  toggleFullScreen(): void;
  quit(): void;
}

/** Handlers for the window's own channels. */
export const windowHandlers = (desk: WindowDesk): HandlersOf<WindowApi> => ({
  toggleFullScreen: () => {
    desk.toggleFullScreen();
    return { ok: true, value: null };
  },
  quit: () => {
    desk.quit();
    return { ok: true, value: null };
  },
});
