import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { noHastyExpect } from './no-hasty-expect.ts';

function complaints(code: string): readonly (string | undefined)[] {
  const found = new Linter().verify(`test('a page', async () => { ${code} });`, {
    plugins: { project: { rules: { 'no-hasty-expect': noHastyExpect } } },
    rules: { 'project/no-hasty-expect': 'error' },
  });
  return found.map(({ messageId }) => messageId);
}

test.each([
  ['await button.click(); expect(answers).toEqual([]);', 'hasty'],
  ['await userEvent.keyboard("1"); const wanted = 1; expect(answers).toHaveLength(wanted);', 'hasty'],
  ['await field.fill("Ruth"); expect((await kept()).name).toBe("Ruth");', 'hasty'],
  ['card.click(); expect(document.activeElement).toBe(card);', 'hasty'],
  ['await button.click(); expect(play).toHaveBeenCalledOnce();', 'spy'],
  ['await settled(); expect(play).toHaveBeenCalledWith("game-1");', 'spy'],
  ['await settled(); expect(play).not.toHaveBeenCalled();', 'absence'],
  ['await expect.poll(() => play).not.toHaveBeenCalled();', 'absence'],
])('nothing is expected at once of what was pressed: %s', (code, messageId) => {
  expect(complaints(code)).toEqual([messageId]);
});

test.each([
  'await expect.element(screen.getByRole("main", { name: "Table" })).toBeVisible();',
  'await expect(window.getByRole("main", { name: "Table" })).toBeVisible();',
])('the frame of a table is not yet the table: %s', (code) => {
  expect(complaints(code)).toEqual(['half']);
});

test('Vitest’s own wait, which the clock ends, is none', () => {
  expect(complaints('await vi.waitFor(() => drawn());')).toEqual(['impatient']);
});

test.each([
  'await button.click(); await expect.poll(() => answers).toHaveLength(1);',
  'await button.click(); await expect.poll(() => play).toHaveBeenCalledWith("game-1");',
  'await button.click(); await settled(); expect(play.mock.calls).toEqual([]);',
  'await button.click(); await expect(page.getByRole("alert")).toBeVisible(); expect(answers).toEqual([]);',
  'const press = async () => { await button.click(); }; expect(answers).toEqual([]);',
])('what is waited for may be expected: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
