import { afterEach, expect, test } from 'vitest';
import type { DecksApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { pages } from '../../../pages.svelte.ts';
import { fakeDecks } from '../../../testing/fake-decks.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';

afterEach(() => inLanguage('en'));

/** Decks that are read with the name that stands in their first line. */
function namedDecks(): DecksApi {
  const decks = fakeDecks();
  return {
    ...decks,
    previewDeck: async ({ text }) => {
      const [name = '', ...rest] = text.split('\n');
      const read = await decks.previewDeck({ text: rest.join('\n') });
      return read.ok && read.value.kind === 'deck' ? { ok: true, value: { ...read.value, name } } : read;
    },
  };
}

/** A page that brings a deck in, with what is pasted and the name that it would be kept by. */
async function bringingIn() {
  const shown = await openProgram(namedDecks());
  await expect.element(shown.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  pages.go({ name: 'decks' });
  await shown.getByRole('button', { name: 'Import deck' }).click();
  const dialog = shown.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'List, share code or JSON' });
  return {
    name: dialog.getByRole('textbox', { name: 'Name', exact: true }),
    paste: (list: string): Promise<void> => text.fill(list),
    junk: async (): Promise<void> => {
      await text.fill('Junk\nAO1.spoilt');
      await expect.element(dialog.getByText(/^This share code was changed/)).toBeVisible();
    },
  };
}

const SWORDS = 'Swords\nHope\nMichael';
const SHIELDS = 'Shields\nHope\nGabriel';
const UNNAMED = '\nHope\nRaphael';

test('the name of a list that is pasted takes the place of the one before, with junk in between', async () => {
  const { name, paste, junk } = await bringingIn();
  await paste(SWORDS);
  await expect.element(name).toHaveValue('Swords');
  await junk();
  await expect.element(name).not.toBeInTheDocument();
  await paste(SHIELDS);
  await expect.element(name).toHaveValue('Shields');
  await paste(UNNAMED);
  await expect.element(name).toHaveValue('');
  await paste(SWORDS);
  await expect.element(name).toHaveValue('Swords');
});

test('a name that was typed stays, whatever is pasted after it', async () => {
  const { name, paste, junk } = await bringingIn();
  await paste(SWORDS);
  await expect.element(name).toHaveValue('Swords');
  await name.fill('Ours');
  await junk();
  await paste(SHIELDS);
  await expect.element(name).toHaveValue('Ours');
  await paste(UNNAMED);
  await expect.element(name).toHaveValue('Ours');
});

test('a name that was taken away again is the list’s own with the next list', async () => {
  const { name, paste } = await bringingIn();
  await paste(SWORDS);
  await name.fill('');
  await paste(SHIELDS);
  await expect.element(name).toHaveValue('Shields');
});
