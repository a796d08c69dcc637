import type {} from '@vitest/browser-playwright';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import { rulebook } from '../rulebook/opened.svelte.ts';
import { sounds } from '../sound/sound-box.svelte.ts';
import { inLanguage } from './screens/screen.ts';
import { frames } from './settled.ts';

// The package does this for the first file that imports it.
beforeEach(() => {
  cleanup();
});

// The tests in the real window end badly with a warning; here it is known which component gave it.
const warnings: string[] = [];
const { warn } = console;
Object.assign(console, {
  warn: (...said: readonly unknown[]) => {
    warn(...said);
    if (String(said[0]).includes('[svelte]')) warnings.push(new Error(said.join(' ')).stack ?? '');
  },
});

function complain(): void {
  const found = warnings.splice(0);
  if (found.length > 0)
    throw new Error(`Svelte warned, in this test or as the one before was put away:\n${found.join('\n')}`);
}
afterEach(complain);

// In other letters every line is of another length, so that what is measured says nothing of the program.
afterAll(async () => {
  await document.fonts.ready;
  const lacking = [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
  if (lacking.length > 0)
    throw new Error(`The letters of ${[...new Set(lacking)].join(' and ')} did not come to the page`);
});

// Pages go by what is written on the document: by the theme, by whoever plays, and by nobody else.
inLanguage('en');
const written = new Set([...document.documentElement.getAttributeNames(), 'style', 'class', 'data-device']);
function complainOfDocument(): void {
  const left = document.documentElement.getAttributeNames().filter((name) => !written.has(name));
  if (left.length > 0) throw new Error(`The tests of this file left ${left.join(' and ')} on the document`);
}

// The test files that one page goes through share its modules. What these keep is put back before the next file is read,
// so that it finds what the first one found: some read the settings as they are imported.
afterAll(async () => {
  cleanup();
  document.body.replaceChildren();
  inLanguage('en');
  rulebook.forget();
  sounds.captions = [];
  // Where the pointer was left, a card may come to lie under it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  // Some events come a task after what they tell of.
  await frames(2);
  complain();
  complainOfDocument();
});
