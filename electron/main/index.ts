import { randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { app, BrowserWindow, dialog, ipcMain, nativeTheme, protocol, session, shell } from 'electron';
import { openGames } from '../../db/file/exchange.ts';
import type { OwnedDb } from '../../db/file/handles.ts';
import { heldInPlace } from '../../db/file/in-place.ts';
import { tidiedAtRest } from '../../db/file/rest.ts';
import type { Trouble } from '../shared/api.ts';
import { CHANNELS } from '../shared/contract.ts';
import { spokenLanguage, USUAL, type Settings } from '../shared/settings.ts';
import { themeAttributes, isDay, type AskedByComputer } from './window/first-frame.ts';
import { ORIGIN, SCHEME, serve } from './window/assets.ts';
import { runProgram, type Restart, type RunningProgram } from './system/restart.ts';
import { filesAsked, filesIn, type Asked } from './system/files-to-open.ts';
import { savingWith } from './system/files.ts';
import { allHandlers } from './handlers.ts';

import { registerIpc, type Handlers } from './ipc/ipc.ts';
import type { Desktop } from './storage/ports.ts';
import { tasksOf } from './storage/tasks/run-task.ts';
import { closedHandlers, troubleHandlers } from './storage/start-trouble.ts';
import { setMenu } from './window/menu.ts';
import { chosenUserData, placesFor, type Places } from './system/places.ts';
import { mendRights, rightsOfExport } from './system/private-files.ts';
import { reporterTo, type Reporter } from './system/reports.ts';
import { holdNetwork, holdPages, holdSession } from './window/security.ts';
import { freshSeed } from './system/seed.ts';
import { settingsOn } from './system/settings.ts';
import { giveBack } from './system/spare-memory.ts';
import { watchOver } from './window/stalls/watchdog.ts';
import { messageOf } from './ipc/trouble.ts';
import { windowHandlers, type WindowDeps } from './window/handlers.ts';
import { bringForward, openWindow, placeWindow } from './window/window.ts';
import { speak, words } from './window/words.ts';

const clock = (): Date => new Date();

function main(): void {
  const chosen = chosenUserData(app.commandLine.getSwitchValue('user-data-dir'));
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
  mendRights(app.getPath('userData'), chosen === null);
  const asked = filesAsked();
  asked.add(filesIn(process.argv.slice(1), process.cwd()));
  app.on('open-file', (event, file) => {
    event.preventDefault();
    asked.add([file]);
  });
  process.on('uncaughtException', (error) => {
    stop(words().defect, report('uncaught', error), error);
  });
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, codeCache: true } },
  ]);
  holdNetwork(app, places.isDevelopment);
  holdPages(app, places.origin, places.isDevelopment);
  app
    .whenReady()
    .then(() => {
      start(places, report, asked);
    })
    .catch((error: unknown) => {
      stop(words().defect, report('start', error), error);
    });
}

function start(places: Places, report: Reporter, asked: Asked): void {
  holdSession(session.defaultSession, places.isDevelopment);
  const showsSamples = app.commandLine.hasSwitch('sample-games');
  const served = serve(places.renderer, () =>
    themeAttributes(chosenOn(running().db, report), computer(), showsSamples),
  );
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- `handle` loads Node's `Request` and `Response`: 70 ms of a start.
  protocol.registerBufferProtocol(SCHEME, (request, respond) => {
    respond({ ...served(request) });
  });
  // Before the file of games is opened and brought up to date, which may be what stands still; a developer's debugger stops the
  // program on purpose.
  const watchdog = places.isDevelopment ? null : watchOver(places.watchdog, places.reports);
  const { preload, page, icon } = places;
  const quit = (): void => {
    app.quit();
  };
  const db = (): OwnedDb | null => running().db;
  // Before all else: its process comes to life beside this one, and asks for nothing before this one has begun.
  const window = openWindow({ db, preload, page, icon, report, quit });
  const running = runProgram({
    begin: (restart, failure) => begin(places, report, { asked, restart, failure }),
    refuseAll: () => {
      answer(closedHandlers('the program is being begun anew'), places, report);
    },
    begun: () => {
      window.webContents.reload();
    },
    report,
    onDefect: (error) => {
      stop(words().defect, report('restart', error), error);
    },
  });
  app.on('will-quit', () => {
    watchdog?.end();
    running().end();
  });
  placeWindow(window, { db, icon, isDay: isDay(chosenOn(db(), report), computer()) });
  window.once('ready-to-show', () => {
    setTimeout(giveBack, SHOWN).unref();
    // Whoever starts a program looks at its first page; nothing may be slow then.
    setTimeout(() => {
      void running().tidyUp().then(giveBack);
      // Otherwise a program that is not ended but killed would leave nothing for its next start.
      flushCompileCache();
    }, QUIET).unref();
  });
  app.on('second-instance', (_, argv, folder) => {
    asked.add(filesIn(argv.slice(1), folder));
    if (!window.isDestroyed()) bringForward(window);
  });
  app.on('window-all-closed', quit);
}

/** So long after the window is there, in ms, its first page is drawn, and nothing is asked until somebody has looked at it. */
const SHOWN = 1000;

/** So long after the window is there, in ms, what nobody waits for is begun. */
const QUIET = 3000;

interface Around {
  readonly asked: Asked;
  readonly restart: Restart;
  readonly failure: Trouble | null;
}

function begin(places: Places, report: Reporter, { asked, restart, failure }: Around): RunningProgram {
  follow('system');
  const desktop: Desktop = {
    showFolder: (folder) => {
      shell.openPath(folder).catch((error: unknown) => report('folder', error));
    },
    filesToOpen: () => asked.take(),
    restart,
  };
  const tasks = tasksOf(places.storageWorker);
  const reporting = {
    newId: randomUUID,
    program: app.getVersion(),
    runTask: tasks.run,
    saveFile: savingWith(
      (options) => dialog.showSaveDialog(options),
      () => app.getPath('documents'),
      rightsOfExport(),
    ),
  };
  const opened = openGames(places.games);
  if (!opened.ok) {
    const { code, file, detail } = opened.error;
    console.warn(`the file of games cannot be opened: ${code}: ${file}: ${detail}`);
    setMenu(places.isDevelopment);
    const ports = { places, report, clock, desktop, failure, reporting };
    answer({ ...troubleHandlers(opened.error, ports), ...windowHandlers(theWindow) }, places, report);
    return {
      db: null,
      tidyUp: () => Promise.resolve(),
      settled: () => tasks.settled(),
      end: () => undefined,
    };
  }
  const inPlace = heldInPlace(opened.value, places.games, clock);
  const db = tidiedAtRest(inPlace, (error) => report('checkpoint', error));
  const ends: (() => void)[] = [];
  const handlers = allHandlers({
    ...{ db, places, report, clock, desktop, failure, window: theWindow },
    settings: heeded(settingsOn(db, report), places.isDevelopment),
    ...reporting,
    newSeed: freshSeed,
    atEnd: (work) => ends.push(work),
  });
  answer(handlers, places, report);
  return {
    db,
    tidyUp: () => handlers.tidyUp(),
    settled: () => tasks.settled(),
    end: () => {
      for (const work of ends) work();
      db.close();
    },
  };
}

/** The program's one window, as it may be told what to do. */
const theWindow: WindowDeps = {
  toggleFullScreen: () => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setFullScreen(!window.isFullScreen());
  },
  quit: () => {
    // What was asked is answered first.
    setImmediate(() => {
      app.quit();
    });
  },
};

/** As the settings say, or as usual where they cannot be read. */
function chosenOn(db: OwnedDb | null, report: Reporter): Settings {
  const kept = db === null ? null : settingsOn(db, report).settings();
  return kept?.ok === true ? kept.value : USUAL;
}

const computer = (): AskedByComputer => ({
  locale: app.getLocale(),
  isDark: nativeTheme.shouldUseDarkColors,
  isHighContrast: nativeTheme.shouldUseHighContrastColors,
});

/** From now on these answer the window. */
function answer(handlers: Handlers, { origin }: Places, report: Reporter): void {
  const onDefect = (channel: string, error: unknown): string =>
    `${messageOf(error)}; report: ${report('ipc', error, { channel })}`;
  for (const channel of CHANNELS) ipcMain.removeHandler(channel);
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
