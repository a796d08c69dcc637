import { expect, onTestFinished, test } from 'vitest';
import { frames, settled } from './settled.ts';

/** Something on the page that may change. */
function onPage(): HTMLElement {
  const what = document.createElement('output');
  what.className = 'clock';
  document.body.append(what);
  onTestFinished(() => what.remove());
  return what;
}

/** Changes it in so many frames, one after the other. */
async function changing(count: number, change: (drawn: number) => void): Promise<void> {
  for (let drawn = 0; drawn < count; drawn += 1) {
    change(drawn);
    await frames(1);
  }
}

const kinds: readonly (readonly [string, (what: HTMLElement, drawn: number) => void])[] = [
  ['children', (what, drawn) => (what.textContent = String(drawn))],
  ['style', (what, drawn) => (what.style.width = `${String(drawn)}px`)],
  ['data-sized', (what, drawn) => (what.dataset['sized'] = String(drawn))],
];

test.each(kinds)(
  'a page of which the %s never rest is no page to measure, and is told of',
  async (kind, change) => {
    const what = onPage();
    const changes = changing(40, (drawn) => change(what, drawn));
    await expect(settled(20)).rejects.toThrow(
      new RegExp(`After 20 frames this still does not rest:\n${kind} of <output class="clock"`),
    );
    await changes;
  },
);

test('a page that comes to rest late is waited for', async () => {
  const what = onPage();
  const changes = changing(80, (drawn) => (what.textContent = String(drawn)));
  await settled();
  expect(what.textContent).toBe('79');
  await changes;
});
