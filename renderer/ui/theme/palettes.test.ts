import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contrast } from '../../testing/contrast.ts';

const here = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const renderer = fileURLToPath(new URL('../..', import.meta.url));

type Palette = ReadonlyMap<string, string>;

const valuesIn = (css: string): Palette =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const over = (...layers: readonly Palette[]): Palette => new Map(layers.flatMap((layer) => [...layer]));

const night = valuesIn(here('night.css'));
const day = over(night, valuesIn(here('day.css')));
const [, more = '', moreByDay = ''] = here('contrast.css').split(
  /\n {2}(?:\[data-surroundings='day'\] )?body \{/,
);

const palettes: Readonly<Record<string, Palette>> = {
  night,
  day,
  'night with high contrast': over(night, valuesIn(more)),
  'day with high contrast': over(day, valuesIn(more), valuesIn(moreByDay)),
};

const SURFACES = [
  'surface-high',
  'surface',
  'surface-low',
  'control-high',
  'control',
  'ground-0',
  'ground-1',
];
const CARD = ['card-high', 'card-low'];
const ASH = ['ash-high', 'ash-low'];

/** Which words stand on which grounds. */
const words: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['text', 'muted', 'bright', 'gold', 'good', 'opponent', 'gain', 'loss', 'chance'], SURFACES],
  [
    ['text', 'bright'],
    ['control-lit', 'won'],
  ],
  [['text', 'muted', 'gold', 'card-name', 'card-figure', 'card-hurt', 'bright', 'good'], CARD],
  [['text', 'opponent', 'ash-name', 'ash-figure', 'card-hurt', 'bright'], ASH],
  [
    ['text', 'gold', 'loss'],
    ['strip-high', 'strip-low'],
  ],
  [['on-leaf'], ['leaf-high', 'leaf']],
  [['on-danger'], ['danger-high', 'danger']],
  [['on-ribbon'], ['ribbon']],
  [['on-rating'], ['rating-high', 'rating']],
  [['on-rating-ash'], ['rating-ash-high', 'rating-ash']],
  [['on-kind'], ['kind-high', 'kind']],
  [['on-kind-ash'], ['kind-ash-high', 'kind-ash']],
  [['on-flash'], ['flash']],
  [['on-plate'], ['plate', 'plate-fatal']],
  [['plate'], ['plate-loss']],
  [['on-seat'], ['seat-gold', 'seat-blue', 'seat-green', 'seat-rose', 'seat-violet', 'seat-copper']],
  [['ink'], ['parchment']],
];

/** Lines that say something by themselves. */
const marks: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['focus', 'lit', 'chosen', 'target', 'struck'],
    ['ground-0', 'ground-1'],
  ],
  [['focus'], SURFACES],
];

function tooClose(palette: Palette, pairs: typeof words, least: number): readonly string[] {
  const valueOf = (name: string): string => palette.get(name) ?? '';
  return pairs.flatMap(([fronts, backs]) =>
    fronts.flatMap((front) =>
      backs.flatMap((back) => {
        const ratio = contrast(valueOf(front), valueOf(back));
        return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );
}

test.each(Object.entries(palettes))('%s: words can be read on what they stand on', (name, palette) => {
  expect(tooClose(palette, words, name.includes('high') ? 7 : 4.5)).toEqual([]);
});

test.each(Object.entries(palettes))('%s: marks stand out from the ground', (_, palette) => {
  expect(tooClose(palette, marks, 3)).toEqual([]);
});

test('black on white is the highest contrast there is, and a colour on itself the least', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1d2858', '#1d2858')).toBe(1);
});

const components = globSync('**/*.svelte', { cwd: renderer }).map((file) => ({
  file,
  text: readFileSync(`${renderer}/${file}`, 'utf8'),
}));

test('no component names a colour of its own', () => {
  const strays = components.flatMap(({ file, text }) => {
    const style = text.slice(text.indexOf('<style>'));
    // In a mask a colour is only a degree of cover.
    const declarations = style.replace(/mask-image:[^;]*;/g, '');
    const found = declarations.matchAll(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(/gi);
    return text.includes('<style>') ? [...found].map(([colour]) => `${file}: ${colour}`) : [];
  });
  expect(strays).toEqual([]);
});

test('every custom property that a component asks for is given somewhere', () => {
  const sheets = globSync('**/*.css', { cwd: renderer }).map((file) =>
    readFileSync(`${renderer}/${file}`, 'utf8'),
  );
  const all = [...components.map(({ text }) => text), ...sheets];
  const given = new Set(
    all.flatMap((text) => [...text.matchAll(/(--[\w-]+)(?=\s*[:=])/g)].map(([name]) => name)),
  );
  const missing = all.flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)\s*(,?)/g)].flatMap(([, name = '', otherwise]) =>
      otherwise === '' && !given.has(name) ? [name] : [],
    ),
  );
  expect(missing).toEqual([]);
});
