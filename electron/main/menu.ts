import { Menu, type MenuItemConstructorOptions } from 'electron';
import { WORDS } from './words.ts';

/** The menu: what every window has, and nothing that the game's own buttons do. */
export function setMenu(isDevelopment: boolean): void {
  const isMac = process.platform === 'darwin';
  const game: MenuItemConstructorOptions[] = isMac ? [{ role: 'appMenu' }] : [];
  const developer: MenuItemConstructorOptions[] = [{ role: 'reload' }, { role: 'toggleDevTools' }];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...game,
      { label: WORDS.menu.game, submenu: [isMac ? { role: 'close' } : { role: 'quit' }] },
      { role: 'editMenu' },
      {
        label: WORDS.menu.view,
        submenu: [
          ...(isDevelopment ? developer : []),
          { role: 'resetZoom' },
          { role: 'zoomIn' },
          { role: 'zoomOut' },
          { role: 'togglefullscreen' },
        ],
      },
      { label: WORDS.menu.help, role: 'help', submenu: [{ role: 'about', label: WORDS.menu.about }] },
    ]),
  );
}
