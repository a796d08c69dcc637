import { expect, test } from 'vitest';
import { cleanedMarkdown } from './cleaned-markdown.ts';

test('notes show their words, and nothing that leads or looks elsewhere', () => {
  const box = document.createElement('div');
  box.append(
    cleanedMarkdown(
      '# Light\n\n*a* <img src=x onerror=alert(1)> <script>alert(1)</script> [b](https://example.org) <b style="x">c</b>',
    ),
  );
  const html = box.innerHTML;
  expect(html).toContain('<h3>Light</h3>');
  expect(html).toContain('<em>a</em>');
  expect(html).toContain('b');
  expect(html).not.toMatch(/img|script|href|example|style|onerror/);
});
