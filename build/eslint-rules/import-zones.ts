import { dirname, join, relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { GAME_FOLDERS } from '../games/folders.ts';

interface Zone {
  readonly folder: string;
  /** What may be imported freely. */
  readonly values: readonly string[];
  /** What may be imported with `import type` only. */
  readonly types?: readonly string[];
  /** The only packages there are; without it, every package is. */
  readonly packages?: readonly string[];
  readonly noPackages?: readonly string[];
  readonly except?: readonly string[];
}

/** What the main process and the window both go by, each by itself. */
const OF_BOTH = ['electron/shared/settings.ts', 'electron/shared/table/people.ts'];

const NOT_IN_THE_WINDOW = ['electron', 'better-sqlite3', 'node:'];

/** The games of the window; what is there for all of them knows them by their registry alone. */
const GAMES = 'renderer/games';

/** Something of each game, whose folders bear one name everywhere. */
const ofGames = <T>(make: (game: string) => T): readonly T[] => GAME_FOLDERS.map(make);

const terminalOf = (game: string): string => `renderer/games/${game}/terminal`;
const wordsOf = (game: string): string => `renderer/games/${game}/words`;

/** Which part of the program may lean on which. The first zone whose folder holds a file speaks for it. */
const zones: readonly Zone[] = [
  { folder: 'engine/kernel', values: ['engine/kernel'], packages: [] },
  { folder: 'engine/toolbox', values: ['engine/kernel', 'engine/toolbox'], packages: [] },
  { folder: 'engine', values: ['engine'], packages: [] },
  // What a card says, shown by every part that shows cards: it may bring nothing along.
  { folder: 'cards/text', values: ['cards/text'], types: ['engine'], packages: [] },
  { folder: 'cards', values: ['cards', 'engine'] },
  // Texts are compared alike wherever they are looked through.
  ...[...ofGames((game) => `db/${game}`), 'db/testing'].map((folder) => ({
    folder,
    values: ['db', 'engine', 'engine/toolbox/fold.ts'],
  })),
  { folder: 'db', values: ['db', 'engine/kernel', 'engine/index.ts', 'engine/toolbox/fold.ts'] },
  {
    folder: 'electron/shared',
    values: ['electron/shared', 'engine/toolbox/typed-text.ts'],
    // What a query over cards consists of is shown part by part, and cards in every language they have.
    types: ['engine', 'cards/query', 'cards/text/in-language.ts'],
    packages: ['zod'],
  },
  { folder: 'electron/preload', values: ['electron/preload', 'electron/shared'], types: ['engine'] },
  { folder: 'electron', values: ['electron', 'engine', 'cards', 'db'] },
  {
    folder: 'renderer/terminal',
    values: ['renderer/terminal', 'renderer/text', ...ofGames(terminalOf), 'engine'],
  },
  ...ofGames((game) => ({
    folder: terminalOf(game),
    values: [terminalOf(game), wordsOf(game), 'renderer/text', 'engine', 'cards'],
    types: ['renderer/terminal'],
  })),
  {
    folder: 'renderer/text',
    values: ['renderer/text'],
    types: ['engine/kernel', 'engine/index.ts', 'electron/shared'],
    packages: ['intl-messageformat', '@formatjs/icu-messageformat-parser'],
  },
  // Words of a game are said in the terminal too, which has no window.
  ...ofGames((game) => ({
    folder: wordsOf(game),
    values: [wordsOf(game), 'renderer/text', 'cards/text'],
    types: ['engine', 'electron/shared', 'cards/query'],
    packages: [],
  })),
  ...['shell', 'table', 'rulebook', 'ui', 'input', 'sound'].map((part) => ({
    folder: `renderer/${part}`,
    values: ['renderer', `${GAMES}/index.ts`, ...OF_BOTH, 'engine/contract.ts'],
    except: ['renderer/terminal', GAMES],
    types: ['engine/kernel', 'engine/index.ts', 'engine/games.ts', 'electron/shared'],
    noPackages: NOT_IN_THE_WINDOW,
  })),
  {
    folder: 'renderer',
    // The page of the rulings is shown as it stands.
    // What our Opponent decks hold is shown by their cards.
    values: [
      ...['renderer', 'cards/text', 'cards/decks/assisted.ts'],
      ...ofGames((game) => `engine/${game}/RULINGS.md?raw`),
      ...[...OF_BOTH, 'engine/contract.ts'],
    ],
    except: ['renderer/terminal'],
    types: ['engine', 'electron/shared', 'cards/query'],
    noPackages: NOT_IN_THE_WINDOW,
  },
  {
    folder: 'e2e',
    // The program is looked at from outside; who knows what it may not show are the test tools of its parts.
    // What it says, and in which language, is known to its texts alone.
    values: [
      ...['e2e', 'electron/testing', 'engine/kernel/testing'],
      ...ofGames((game) => `engine/${game}/testing`),
      ...['electron/shared/settings.ts'],
      ...['cards', 'renderer/text/language'],
    ],
    types: ['electron/shared', 'engine'],
  },
  { folder: 'build', values: [''] },
];

const messages = {
  zone: '{{from}} may not import {{source}}: see the zones in build/eslint-rules/import-zones.ts.',
  typesOnly: '{{from}} may import only types here: write `import type … from`.',
  package: '{{from}} may not use the package {{source}}.',
  extension: 'Node runs these files as they are, so a relative import names its file: ./name.ts',
};

type Complaint = keyof typeof messages;

const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)testing\//.test(file);

const inside = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => folder === '' || file === folder || file.startsWith(`${folder}/`));

const isPackage = (name: string, starts: readonly string[]): boolean =>
  starts.some((start) => name === start || name.startsWith(start.endsWith(':') ? start : `${start}/`));

/** A test may also bring the test tools and set its scene with the real engine, and with any game. */
function zoneOf(file: string): Zone | undefined {
  const zone = zones.find((one) => inside(file, [one.folder]));
  if (!zone || !isTest(file)) return zone;
  // What any part quotes is looked up in the Bible itself.
  const scripture = 'cards/testing/scripture.ts';
  const helpers = zone.folder.startsWith('engine') ? ['engine/testing'] : [...(zone.types ?? []), scripture];
  const except = (zone.except ?? []).filter((folder) => folder !== GAMES);
  return { folder: zone.folder, values: [...zone.values, ...helpers], except };
}

function aboutPackage(zone: Zone, name: string, isType: boolean): Complaint | null {
  const isBarred = zone.packages !== undefined && !isType && !isPackage(name, zone.packages);
  return isBarred || isPackage(name, zone.noPackages ?? []) ? 'package' : null;
}

function aboutFile(zone: Zone, target: string, isType: boolean): Complaint | null {
  if (!/\.\w+(\?\w+)?$/.test(target) || (/\.js$/.test(target) && !inside(target, ['build']))) {
    return 'extension';
  }
  if (inside(target, zone.except ?? []) && !zone.values.includes(target)) return 'zone';
  if (inside(target, zone.values)) return null;
  if (!inside(target, zone.types ?? [])) return 'zone';
  return isType ? null : 'typesOnly';
}

/** What is wrong with `file` importing `source`, both as they are written. */
export function complaint(file: string, source: string, isType: boolean): Complaint | null {
  const zone = zoneOf(file);
  if (!zone) return null;
  if (!source.startsWith('.')) return aboutPackage(zone, source, isType);
  return aboutFile(zone, join(dirname(file), source).split(sep).join('/'), isType);
}

interface Importing {
  readonly source?: { readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
}

export const importZones: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const look = (node: Rule.Node, isType = false): void => {
      const { source: from, importKind, exportKind } = node as Importing;
      const source = from?.value;
      if (typeof source !== 'string') return;
      const messageId = complaint(file, source, isType || (importKind ?? exportKind) === 'type');
      if (messageId) context.report({ node, messageId, data: { from: dirname(file), source } });
    };
    return {
      ImportDeclaration: (node) => look(node),
      ExportNamedDeclaration: (node) => look(node),
      ExportAllDeclaration: (node) => look(node),
      ImportExpression: (node) => look(node),
      TSImportType: (node: Rule.Node) => look(node, true),
    };
  },
};
