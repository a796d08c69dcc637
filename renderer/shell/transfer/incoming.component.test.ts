import { afterEach, expect, test } from 'vitest';
import type { LookedInto } from '../../../electron/shared/games/alpha-omega/api.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { openProgram } from '../../testing/screens/program.ts';
import { inLanguage } from '../../testing/screens/screen.ts';
import { pages } from '../../pages.svelte.ts';
import { incoming } from './incoming.svelte.ts';

afterEach(() => {
  incoming.waiting = [];
  incoming.trouble = null;
});

const refused = (name: string): LookedInto => ({
  ...{ name, bytes: 1, token: null, written: null },
  inside: { kind: 'refused', fault: { code: 'empty', entry: null, path: '', detail: '' } },
});

/** A folder that was dropped, or a file that is gone. */
class Unreadable extends File {
  override slice(): Blob {
    const blob = new Blob();
    blob.arrayBuffer = () => Promise.reject(new DOMException('no such file', 'NotFoundError'));
    return blob;
  }
}

test('a file that cannot be read is told, and those beside it are looked into', async () => {
  inLanguage('en');
  const shown = await openProgram(fakeStorage({ files: [refused('b.aosave')] }));
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await incoming.bring([new Unreadable([], 'a folder'), new File(['x'], 'b.aosave')]);
  const dialog = shown.getByRole('dialog');
  await expect.element(dialog.getByText(/perhaps it is a folder/)).toBeVisible();
  await expect.element(shown.getByText('Reading the file…')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog.getByText(/b\.aosave/)).toBeVisible();
});

test('a file that the program was asked to open is shown, though the window kept the focus all the time', async () => {
  inLanguage('en');
  const asked: LookedInto[] = [];
  const shown = await openProgram({
    openedFiles: () => Promise.resolve({ ok: true, value: asked.splice(0) }),
  });
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  asked.push(refused('later.aosave'));
  await expect.element(shown.getByRole('dialog').getByText(/later\.aosave/), { timeout: 8000 }).toBeVisible();
});

test('a file that the program would not look into says why', async () => {
  inLanguage('en');
  const error = { code: 'storage', detail: 'no room' } as const;
  const shown = await openProgram({ lookInto: () => Promise.resolve({ ok: false, error }) });
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await incoming.bring([new File(['x'], 'b.aosave')]);
  await expect.element(shown.getByRole('dialog').getByRole('alert')).toBeVisible();
  await shown.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(shown.getByRole('dialog')).not.toBeInTheDocument();
});

test('whoever goes to the page that is shown has no longer way back', () => {
  pages.go({ name: 'home' });
  pages.go({ name: 'decks' });
  pages.go({ name: 'decks' });
  pages.back();
  expect(pages.shown).toEqual({ name: 'home' });
});
