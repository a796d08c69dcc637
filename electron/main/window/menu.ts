import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { words } from './words.ts';

/**
 * The menu: what every window has, and nothing that the game's own buttons do. Only a Mac shows it, above the window; elsewhere
 * its keys alone are there, for the game fills its window.
 */
export function setMenu(isDevelopment: boolean): void {
  const isMac = process.platform === 'darwin';
  const { menu, quit } = words();
  const program: MenuItemConstructorOptions[] = isMac ? [{ role: 'appMenu' }] : [];
  const leave: MenuItemConstructorOptions = isMac
    ? { role: 'close', label: menu.close }
    : { role: 'quit', label: quit };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...program,
      { label: menu.game, submenu: [leave] },
      { role: 'editMenu', label: menu.edit, submenu: editing() },
      { label: menu.view, submenu: viewing(isDevelopment, isMac) },
      { label: menu.help, role: 'help', submenu: [{ role: 'about', label: menu.about }] },
    ]),
  );
  for (const window of BrowserWindow.getAllWindows()) window.setMenuBarVisibility(isMac);
}

// A role brings its keys and what it does; its own label would be English wherever it is.

function editing(): MenuItemConstructorOptions[] {
  const { menu } = words();
  return [
    { role: 'undo', label: menu.undo },
    { role: 'redo', label: menu.redo },
    { type: 'separator' },
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'delete', label: menu.delete },
    { type: 'separator' },
    { role: 'selectAll', label: menu.selectAll },
  ];
}

function viewing(isDevelopment: boolean, isMac: boolean): MenuItemConstructorOptions[] {
  const { menu } = words();
  const developer: MenuItemConstructorOptions[] = [{ role: 'reload' }, { role: 'toggleDevTools' }];
  return [
    ...(isDevelopment ? developer : []),
    { role: 'resetZoom', label: menu.resetZoom },
    { role: 'zoomIn', label: menu.zoomIn },
    { role: 'zoomOut', label: menu.zoomOut },
    // Elsewhere the game's own key does it, which can be chosen.
    ...(isMac ? [{ role: 'togglefullscreen', label: menu.fullScreen } as const] : []),
  ];
}
