import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { noBareExpect } from './no-bare-expect.ts';

function complaints(code: string): readonly (string | undefined)[] {
  const found = new Linter().verify(`test('a page', async () => { ${code} });`, {
    plugins: { project: { rules: { 'no-bare-expect': noBareExpect } } },
    rules: { 'project/no-bare-expect': 'error' },
  });
  return found.map(({ messageId }) => messageId);
}

test.each([
  'expect(answers.length === 1);',
  'expect(answers, "what was answered");',
  'await expect(page.getByRole("alert"));',
  'expect.soft(answers);',
  'await expect.poll(() => answers.length);',
  'await expect.element(card);',
])('a value of which nothing is said is found: %s', (code) => {
  expect(complaints(code)).toEqual(['bare']);
});

test.each([
  'expect(answers).toEqual([]);',
  'await expect.poll(() => answers).not.toHaveLength(0);',
  'expect.assertions(2);',
  'const said = expect(answers); said.toEqual([]);',
])('a value of which something is said is well: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
