import { dirname, join, relative, sep } from 'node:path';

/**
 * Which part of the program may lean on which. The first zone whose folder holds a file speaks for it.
 * `values` may be imported freely, `types` only with `import type`; `packages` lists what may come from npm or Node.
 */
export const zones = [
  { folder: 'engine/kernel', values: ['engine/kernel'], types: [], packages: [] },
  { folder: 'engine/toolbox', values: ['engine/kernel', 'engine/toolbox'], types: [], packages: [] },
  { folder: 'engine', values: ['engine'], types: [], packages: [] },
  { folder: 'cards', values: ['cards', 'engine'], types: [] },
  { folder: 'db', values: ['db', 'engine'], types: [] },
  { folder: 'electron/shared', values: ['electron/shared'], types: ['engine'], packages: ['zod'] },
  { folder: 'electron/preload', values: ['electron/preload', 'electron/shared'], types: ['engine'] },
  { folder: 'electron', values: ['electron', 'engine', 'cards', 'db'], types: [] },
  {
    folder: 'renderer/terminal',
    values: ['renderer/terminal', 'renderer/text', 'engine', 'cards'],
    types: [],
  },
  { folder: 'renderer/text', values: ['renderer/text'], types: ['engine', 'electron/shared'], packages: [] },
  {
    folder: 'renderer',
    values: ['renderer'],
    except: ['renderer/terminal'],
    types: ['engine', 'electron/shared'],
    noPackages: ['electron', 'better-sqlite3', 'node:'],
  },
  { folder: 'e2e', values: ['e2e'], types: ['electron/shared'] },
  { folder: 'build', values: [''], types: [] },
];

const isTest = (file) => /\.test\.ts$|(^|\/)testing\//.test(file);
const inside = (file, folder) => folder === '' || file === folder || file.startsWith(`${folder}/`);
const startsWithAny = (name, starts) =>
  starts.some((start) => name === start || name.startsWith(start.endsWith(':') ? start : `${start}/`));

/** A test may also bring the test tools and set its scene with the real engine. */
function allowances(zone, file) {
  if (!isTest(file)) return zone;
  const { packages: _, noPackages: __, ...open } = zone;
  const values = zone.folder.startsWith('engine')
    ? [...zone.values, 'engine/testing']
    : [...zone.values, ...zone.types];
  return { ...open, values };
}

function complaint(file, source, isType) {
  const found = zones.find((zone) => inside(file, zone.folder));
  if (!found) return null;
  const zone = allowances(found, file);
  if (!source.startsWith('.')) {
    const barred = zone.packages && !isType && !startsWithAny(source, zone.packages);
    return barred || startsWithAny(source, zone.noPackages ?? []) ? 'package' : null;
  }
  const target = join(dirname(file), source).split(sep).join('/');
  if (!/\.\w+(\?\w+)?$/.test(source) || (/\.js$/.test(source) && !inside(file, 'build'))) return 'extension';
  if ((zone.except ?? []).some((folder) => inside(target, folder))) return 'zone';
  if (zone.values.some((folder) => inside(target, folder))) return null;
  if (!zone.types.some((folder) => inside(target, folder))) return 'zone';
  return isType ? null : 'typesOnly';
}

export const importZones = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      zone: '{{from}} may not import {{source}}: see the zones in build/eslint-rules/import-zones.js.',
      typesOnly: '{{from}} may import only types here: write `import type … from`.',
      package: '{{from}} may not use the package {{source}}.',
      extension: 'Node runs these files as they are, so a relative import names its file: ./name.ts',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node, isType) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const messageId = complaint(file, source, isType);
      if (messageId) context.report({ node, messageId, data: { from: dirname(file), source } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
      TSImportType: (node) => check(node, true),
    };
  },
};
