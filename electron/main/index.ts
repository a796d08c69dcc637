import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app, dialog, ipcMain, protocol, session, type BrowserWindow } from 'electron';
import type { OwnedDb } from '../../db/handles.ts';
import { openDatabase } from '../../db/open.ts';
import { tidiedAtRest } from '../../db/rest.ts';
import { spokenLanguage, type Settings } from '../shared/settings.ts';
import { ORIGIN, SCHEME, serve } from './assets.ts';
import { savingWith } from './files.ts';
import { allHandlers } from './handlers.ts';

import { registerIpc } from './ipc.ts';
import { setMenu } from './menu.ts';
import { chosenUserData, placesFor, type Places } from './places.ts';
import { reporterTo, type Reporter } from './reports.ts';
import { holdPages, holdSession } from './security.ts';
import { freshSeed } from './seed.ts';
import { settingsOn } from './settings.ts';
import { messageOf } from './trouble.ts';
import { bringForward, openWindow } from './window.ts';
import { speak, words } from './words.ts';

const clock = (): Date => new Date();

function main(): void {
  const chosen = chosenUserData(app.commandLine.getSwitchValue('user-data-dir'));
  if (chosen !== null) app.setPath('userData', chosen);
  // What the browser inside keeps for itself has no place among the games.
  app.setPath('sessionData', join(app.getPath('userData'), 'browser'));
  // The lock belongs to the folder of the games: two programs never write to the same file.
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  const places = placesFor(
    {
      isPackaged: app.isPackaged,
      appPath: app.getAppPath(),
      resourcesPath: process.resourcesPath,
      userData: app.getPath('userData'),
      devServer: process.env['ELECTRON_RENDERER_URL'],
    },
    ORIGIN,
  );
  const report = reporterTo(places.reports, clock);
  process.on('uncaughtException', (error) => {
    stop(words().defect, report('uncaught', error), error);
  });
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true } }]);
  holdPages(app, places.origin, places.isDevelopment);
  app
    .whenReady()
    .then(() => {
      start(places, report);
    })
    .catch((error: unknown) => {
      stop(words().defect, report('start', error), error);
    });
}

function start(places: Places, report: Reporter): void {
  follow('system');
  const opened = openDatabase(places.games);
  if (!opened.ok) {
    const { code, file, detail } = opened.error;
    stop(words().cannotOpen, `${words().openIssue[code]}\n\n${file}\n${detail}`, code);
    return;
  }
  const db = tidiedAtRest(opened.value, (error) => report('checkpoint', error));
  app.on('will-quit', () => {
    db.close();
  });
  listen(db, places, report);
  holdSession(session.defaultSession, places.isDevelopment);
  protocol.handle(SCHEME, serve(places.renderer));
  const { preload, page, icon } = places;
  const quit = (): void => {
    app.quit();
  };
  const window: BrowserWindow = openWindow({ db, preload, page, icon, report, quit });
  app.on('second-instance', () => {
    if (!window.isDestroyed()) bringForward(window);
  });
  app.on('window-all-closed', quit);
}

function listen(db: OwnedDb, places: Places, report: Reporter): void {
  const { origin, isDevelopment } = places;
  const settings = heeded(settingsOn(db, report), isDevelopment);
  const handlers = allHandlers({
    db,
    places,
    report,
    settings,
    clock,
    newId: randomUUID,
    newSeed: freshSeed,
    saveFile: savingWith(
      (options) => dialog.showSaveDialog(options),
      () => app.getPath('documents'),
    ),
    atEnd: (work) => app.on('will-quit', work),
  });
  const onDefect = (channel: string, error: unknown): string =>
    `${messageOf(error)}; report: ${report('ipc', error, { channel })}`;
  registerIpc(ipcMain, handlers, { origin, onDefect });
}

/** The settings, which the menu follows: it is in the chosen language now, and whenever another one is chosen. */
function heeded(settings: ReturnType<typeof settingsOn>, isDevelopment: boolean): typeof settings {
  const kept = settings.settings();
  if (kept.ok) follow(kept.value.language);
  setMenu(isDevelopment);
  return {
    ...settings,
    saveSettings: (chosen) => {
      const reply = settings.saveSettings(chosen);
      if (reply.ok && follow(reply.value.language)) setMenu(isDevelopment);
      return reply;
    },
  };
}

/** Speaks the chosen language from now on; says whether it was another one before. */
function follow(language: Settings['language']): boolean {
  const before = words();
  speak(spokenLanguage(language, app.getLocale()));
  return words() !== before;
}

/** Says what is wrong, on the console as well, and ends the program. */
function stop(title: string, detail: string, cause: unknown): void {
  console.error(`${title}\n${detail}\n`, cause);
  if (app.isReady()) dialog.showErrorBox(title, detail);
  app.exit(1);
}

main();
