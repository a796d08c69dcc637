import { join, resolve } from 'node:path';

export interface Surroundings {
  readonly isPackaged: boolean;
  /** The folder or archive that holds package.json. */
  readonly appPath: string;
  readonly resourcesPath: string;
  readonly userData: string;
  /** The development server's address, where there is one. */
  readonly devServer: string | undefined;
}

/** The paths of everything that the program reads and writes. */
export interface Places {
  readonly games: string;
  readonly reports: string;
  /** The card packs that the program brings, and those that somebody brought. */
  readonly packs: string;
  readonly ownPacks: string;
  /** The file of earlier findings about the packs, and the folder of the program that found them. */
  readonly checked: { readonly file: string; readonly program: string };
  /** The script of the thread that does storage tasks. */
  readonly storageWorker: string;
  readonly renderer: string;
  readonly preload: string;
  /** The script of a worker that plays games for the deck doctor. */
  readonly doctorWorker: string;
  /** The script of a worker that searches for the choices that mattered in a game. */
  readonly pivotalWorker: string;
  /** The script of the thread that watches over the main one. */
  readonly watchdog: string;
  /** The icon of the window, where the system does not take it from the program itself. */
  readonly icon: string;
  /** The page to open, and the origin it has. */
  readonly page: string;
  readonly origin: string;
  readonly isDevelopment: boolean;
}

/** A packaged program brings its packs and its icon beside the archive; a checkout has them in its tree. */
export function placesFor(around: Surroundings, ownOrigin: string): Places {
  const { appPath, userData } = around;
  const { isPackaged } = around;
  const beside = isPackaged ? around.resourcesPath : appPath;
  const devServer = isPackaged ? undefined : around.devServer;
  return {
    games: join(userData, 'alpha-omega.sqlite'),
    reports: join(userData, 'reports'),
    packs: join(beside, 'cards', 'packs'),
    ownPacks: join(userData, 'packs'),
    checked: {
      file: join(userData, 'browser', 'checked-packs.json'),
      program: isPackaged ? beside : join(appPath, 'out', 'main'),
    },
    storageWorker: join(appPath, 'out', 'main', 'storage-worker.js'),
    renderer: join(appPath, 'out', 'renderer'),
    preload: join(appPath, 'out', 'preload', 'index.cjs'),
    doctorWorker: join(appPath, 'out', 'main', 'doctor-worker.js'),
    pivotalWorker: join(appPath, 'out', 'main', 'pivotal-worker.js'),
    watchdog: join(appPath, 'out', 'main', 'watchdog.js'),
    icon: isPackaged ? join(beside, 'icon.png') : join(beside, 'build', 'icons', 'icon.png'),
    page: devServer ?? `${ownOrigin}/`,
    origin: devServer === undefined ? ownOrigin : new URL(devServer).origin,
    isDevelopment: devServer !== undefined,
  };
}

/** The folder named on the command line for the program's own files, if one is. */
export function chosenUserData(switchValue: string): string | null {
  return switchValue === '' ? null : resolve(switchValue);
}
