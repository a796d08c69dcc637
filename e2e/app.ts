import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElectronApplication, type Page, _electron, test as base, expect } from '@playwright/test';
import { USUAL, type Settings } from '../electron/shared/settings.ts';
import { chooseFirst } from '../electron/testing/kept-settings.ts';
import { openScreen } from './display.ts';
import { leaveUndrawn } from './drawing.ts';

export { expect };

/** How a program is driven, given by the Playwright project. */
export interface Launching {
  /** The built app or the packaged one. */
  readonly program: { readonly executable: string; readonly args: readonly string[] };
  /** Are its pixels drawn where nobody looks, too? */
  readonly isDrawn: boolean;
  /** What is chosen in a new profile before its first start; null leaves that to the program. */
  readonly chosen: Partial<Settings> | null;
}

/** Nobody watches and nobody listens: what happened is told by neither movement nor sound. */
export const HURRIED = {
  pace: 'instant',
  motion: 'reduced',
  volume: { ...USUAL.volume, all: 0 },
} as const satisfies Partial<Settings>;

export interface LaunchOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** The folder of another profile; left out, the test's own. */
  readonly profile?: string;
}

export interface Running {
  readonly app: ElectronApplication;
  readonly window: Page;
}

interface Fixtures {
  /** The folder the game keeps everything in: new for each test, the same for each launch within it. */
  userData: string;
  /** What went to a console as an error or a warning. A test ends well only with nothing in it. */
  problems: string[];
  /** Starts the game, again and again if a test needs that; what still runs is closed afterwards. */
  launch: (options?: LaunchOptions) => Promise<Running>;
  app: ElectronApplication;
  window: Page;
  running: Running;
}

/** Where the windows of those tests open that run one after the other, given by the configuration. */
export interface Screening {
  /** A virtual screen that nothing else opens windows on; or the machine's own. */
  readonly ownScreen: boolean;
}

interface Shared {
  display: undefined;
}

const isProblem = (type: string): boolean => type === 'error' || type === 'warning';

/** Prints by which functions a problem came to the console of a page: a message alone seldom says whose it is. */
async function traceProblems(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Runtime.consoleAPICalled', ({ type, stackTrace }) => {
    const frames = stackTrace?.callFrames.slice(0, 25) ?? [];
    const way = frames.map(({ functionName, lineNumber }) => `${functionName || '?'}:${String(lineNumber)}`);
    if (isProblem(type)) process.stdout.write(`window ${type} by ${way.join(' < ')}\n`);
  });
  await session.send('Runtime.enable');
}

function watch(app: ElectronApplication, problems: string[]): void {
  const watchPage = (page: Page): void => {
    // A page may be gone before it can be traced.
    traceProblems(page).catch(() => undefined);
    page.on('console', (message) => {
      if (isProblem(message.type())) problems.push(`window ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`window threw: ${error.stack ?? error.message}`));
    page.on('crash', () => problems.push('the window crashed'));
  };
  app.windows().forEach(watchPage);
  app.on('window', watchPage);
  app.on('console', (message) => {
    if (isProblem(message.type())) problems.push(`main ${message.type()}: ${message.text()}`);
  });
}

/** What went wrong inside of the main process, where a call was answered with an error and no console shows it. */
async function defectsIn(userData: string): Promise<readonly string[]> {
  const folder = join(userData, 'reports');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const defects = names.filter((name) => name.endsWith('-defect.json'));
  return Promise.all(
    defects.map(async (name) => {
      const { error } = JSON.parse(await readFile(join(folder, name), 'utf8')) as {
        readonly error: { readonly message: string; readonly stack?: string };
      };
      return error.stack ?? error.message;
    }),
  );
}

/** The test runner's own variables would change how the program behaves. */
function cleanEnv(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^(ELECTRON_|NODE_)/.test(entry[0]),
  );
  return { ...Object.fromEntries(entries), ...extra };
}

export const test = base.extend<Fixtures & Launching, Shared & Screening>({
  ownScreen: [false, { option: true, scope: 'worker' }],

  display: [
    async ({ ownScreen }, use) => {
      if (!ownScreen) return use(undefined);
      const screen = await openScreen();
      // Whatever is started by a test inherits it.
      process.env['DISPLAY'] = screen.display;
      await use(undefined);
      await screen.close();
    },
    { scope: 'worker', auto: true },
  ],

  program: [{ executable: '', args: [] }, { option: true }],
  isDrawn: [true, { option: true }],
  chosen: [HURRIED, { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs.
  userData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'alpha-omega-e2e-'));
    await use(folder);
    const defects = await defectsIn(folder);
    await rm(folder, { recursive: true, force: true });
    expect(defects, 'defects that the program wrote down').toEqual([]);
  },

  // eslint-disable-next-line no-empty-pattern -- as above
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems, 'errors and warnings on a console').toEqual([]);
  },

  launch: async ({ program, isDrawn, chosen, ownScreen, userData, problems }, use) => {
    const running = new Set<ElectronApplication>();
    await use(async ({ env, args = [], profile = userData } = {}) => {
      if (chosen !== null) chooseFirst(profile, chosen);
      const app = await _electron.launch({
        executablePath: program.executable,
        // Switches come before the folder of the app, which is the last of the program's own arguments.
        args: [`--user-data-dir=${profile}`, ...program.args, ...args],
        env: cleanEnv(env),
      });
      running.add(app);
      app.on('close', () => running.delete(app));
      watch(app, problems);
      if (ownScreen && !isDrawn) await leaveUndrawn(app);
      return { app, window: await app.firstWindow() };
    });
    for (const app of running) await app.close();
  },

  running: async ({ launch }, use) => use(await launch()),
  app: async ({ running }, use) => use(running.app),
  window: async ({ running }, use) => use(running.window),
});
