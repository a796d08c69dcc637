import { BrowserWindow, dialog, screen } from 'electron';
import type { WritableDb } from '../../../db/file/handles.ts';
import { readSetting, writeSetting } from '../../../db/file/settings.ts';
import type { Reporter } from '../system/reports.ts';
import { messageOf } from '../ipc/trouble.ts';
import { SMALLEST, windowState, type WindowState } from './window-state.ts';
import { words } from './words.ts';

const SETTING = 'window';

/** The background of the window before its page is there, and where it grows. */
const NIGHT = '#14110d';
const DAY = '#ddd0b6';

/** The number of errors of a window that are reported. */
const REPORTED = 5;

export interface WindowPorts {
  /** The file of games; null while it cannot be opened. */
  readonly db: () => WritableDb | null;
  readonly preload: string;
  readonly page: string;
  readonly icon: string;
  readonly report: Reporter;
  readonly quit: () => void;
}

/** Opens the program's one window, which nobody sees before {@link placeWindow}. */
export function openWindow(ports: WindowPorts): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    backgroundColor: NIGHT,
    webPreferences: {
      preload: ports.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  window.setMenuBarVisibility(process.platform === 'darwin');
  window.on('close', () => {
    keep(window, ports);
  });
  survive(window, ports);
  reportErrors(window, ports);
  window.loadURL(ports.page).catch((error: unknown) => {
    ports.report('page', error, { page: ports.page });
  });
  return window;
}

/** Has the window shown where it was left, as soon as there is something in it. */
export function placeWindow(
  window: BrowserWindow,
  { db, icon, isDay }: Pick<WindowPorts, 'db' | 'icon'> & { readonly isDay: boolean },
): void {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  const areas = [main, ...others].map(({ workArea }) => workArea);
  const { bounds, maximised } = windowState(kept(db()), areas);
  window.setMinimumSize(Math.min(SMALLEST.width, bounds.width), Math.min(SMALLEST.height, bounds.height));
  window.setBounds(bounds);
  window.setBackgroundColor(isDay ? DAY : NIGHT);
  window.once('ready-to-show', () => {
    if (maximised) window.maximize();
    window.show();
    // Windows and macOS show the icon that is part of the program. To read it takes longer than the window may wait.
    if (process.platform === 'linux') window.setIcon(icon);
  });
}

/** Brings the window to the front, for whoever starts the program a second time. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

const kept = (db: WritableDb | null): unknown => (db === null ? null : readSetting(db, SETTING));

function keep(window: BrowserWindow, { db: file, report }: WindowPorts): void {
  const db = file();
  if (db === null) return;
  const state: WindowState = { bounds: window.getNormalBounds(), maximised: window.isMaximized() };
  try {
    writeSetting(db, SETTING, state);
  } catch (error) {
    report('window', error, { state });
  }
}

/** The games live in the main process: a page that is gone can be opened again without loss. */
function survive(window: BrowserWindow, { report, quit }: WindowPorts): void {
  window.webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    report('window-gone', new Error(reason), { exitCode });
    const buttons = [words().reload, words().quit];
    dialog
      .showMessageBox(window, {
        type: 'error',
        message: words().windowGone,
        detail: reason,
        buttons,
        cancelId: 1,
      })
      .then(({ response }) => {
        // Electron itself falls over when a page is opened again while it is being told that the page is gone.
        setImmediate(response === 0 ? () => window.reload() : quit);
      })
      .catch((error: unknown) => {
        console.error(messageOf(error));
      });
  });
}

/** An error that no part of the page caught is on its console, and nobody has that open. */
function reportErrors(window: BrowserWindow, { report }: WindowPorts): void {
  let reported = 0;
  window.webContents.on('console-message', ({ level, message, sourceId, lineNumber }) => {
    // One that comes with every picture drawn would push all other reports out.
    if (level !== 'error' || reported === REPORTED) return;
    reported += 1;
    report('window-error', new Error(message), { at: `${sourceId}:${lineNumber}` });
  });
}
