import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, findBrowser } from './browser.ts';
import { root } from './electron-runtime.ts';
import { allShots } from './gallery/shots.ts';
import { take } from './gallery/take.ts';
import { rendererPlugins } from './renderer-plugins.ts';

// `npm run gallery` takes every picture, `npm run gallery -- 1280 day` those whose names hold all these words.
const wanted = process.argv.slice(2);
const chosen = (await allShots()).filter(({ name }) => wanted.every((word) => name.includes(word)));
const folder = join(root, '.cache', 'gallery');
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const page = join(root, '.cache', 'gallery-page');
const plain = { configFile: false, root: join(root, 'renderer'), logLevel: 'error' } as const;
await build({
  ...plain,
  plugins: rendererPlugins(),
  build: {
    ...{ outDir: page, emptyOutDir: true, target: 'chrome148', minify: false },
    rolldownOptions: { input: join(root, 'renderer', 'testing', 'gallery.html') },
  },
});
const server = await preview({ ...plain, build: { outDir: page }, preview: { host: '127.0.0.1' } });
const address = `${server.resolvedUrls?.local[0] ?? ''}testing/gallery.html`;
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});

let faulty = 0;
for (const shot of chosen) {
  const file = join(folder, `${shot.name}.png`);
  const faults = await take(browser, address, shot, file);
  console.log(`${file}${faults.length === 0 ? '' : `   ${faults.length} faults`}`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) faulty += 1;
}
await browser.close();
await server.close();
console.log(`${chosen.length} pictures, ${faulty} of them with something that cannot be read.`);
process.exitCode = faulty === 0 ? 0 : 1;
