import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import '../../../ui/theme.css';
import Parts from './parts.svelte';

const NAMES = ['Michael', 'Raphael', 'Gabriel', 'Metatron'] as const;

test('at whatever width, no line begins with the comma or full stop behind a name', async () => {
  const parts = NAMES.flatMap((name, at) => [
    { text: name, def: idOf(name) },
    { text: at < NAMES.length - 1 ? ', ' : '. All of them.' },
  ]);
  const { container } = await render(Parts, { parts, book: fakeBook, onlook: () => undefined });
  container.style.font = '16px sans-serif';
  expect(container.textContent).toBe('Michael, Raphael, Gabriel, Metatron. All of them.');
  const heights = new Set<number>();
  for (let width = 70; width < 360; width += 1) {
    container.style.width = `${width}px`;
    heights.add(container.offsetHeight);
    for (const name of container.querySelectorAll('[role=link]')) {
      const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
      walker.currentNode = name.firstChild ?? name;
      const sign = walker.nextNode();
      if (sign === null) throw new Error('nothing stands behind a name');
      const range = document.createRange();
      range.setStart(sign, 0);
      range.setEnd(sign, 1);
      expect(range.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        name.getBoundingClientRect().right - 1,
      );
    }
  }
  expect(heights.size).toBeGreaterThan(2);
});
