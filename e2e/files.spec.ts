import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { honestPack } from '../electron/testing/mutated-archives.ts';
import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { DecksPage } from './pages/decks.ts';
import { startBy } from './start-by.ts';
import { writeTo } from './writing.ts';

test('a deck goes to another profile, where a card of it is only a name until its pack comes as well', async ({
  launch,
  program,
  userData,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'alpha-omega-files-'));
  const at = (name: string): string => join(folder, name);
  await writeFile(at('brought.aopack'), honestPack());

  // Whoever has the pack builds a deck with its card, and hands both on.
  const ann = await launch({ profile: join(userData, 'ann') });
  await ann.window.getByRole('button', { name: /^Saved games/ }).click();
  await ann.window.getByRole('button', { name: 'Card packs' }).click();
  await ann.window.setInputFiles('input[type=file]', at('brought.aopack'));
  await ann.window.getByRole('button', { name: 'Install pack' }).click();
  await expect(ann.window.getByText('The pack is installed.')).toBeVisible();
  await ann.window.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(ann.window, 'the packs of cards');
  await writeTo(ann.app, at('martyrs.aopack'));
  await ann.window.getByRole('button', { name: 'Export Martyrs' }).click();
  await expect(ann.window.getByText(`Exported to ${at('martyrs.aopack')}`)).toBeVisible();
  for (const page of ['Saved games', /Alpha/]) {
    await ann.window.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(ann.window.getByRole('heading', { name: page, level: 1 })).toBeVisible();
  }
  const decks = new DecksPage(ann.window);
  await decks.openShelf();
  await decks.make('Witnesses');
  await decks.take('Stephen');
  await decks.take('Michael');
  await decks.save();
  await writeTo(ann.app, at('witnesses.aodeck'));
  await decks.shareWhole(at('witnesses.aodeck'));
  await ann.app.close();

  // The program is started with the deck, as by a double click on it.
  const ben = await launch({ args: [at('witnesses.aodeck')] });
  const file = ben.window.getByRole('dialog', { name: 'Alpha/Omega file' });
  await expect(file.getByText(/^witnesses\.aodeck/)).toBeVisible();
  await expect(file).toContainText('Missing card, kept by name until its pack is installed:');
  await expect(file.getByText('Stephen')).toBeVisible();
  await file.getByRole('button', { name: 'Add deck' }).click();
  await file.getByRole('button', { name: 'Open it' }).click();
  const theirs = new DecksPage(ben.window);
  await theirs.isOpen('Witnesses');
  const strangers = theirs.list.getByRole('heading', { name: /^Missing cards/ });
  await expect(theirs.line('Stephen')).toBeVisible();
  await expect(strangers).toBeVisible();
  await expect(theirs.check).toContainText('Missing card: no pack here has Stephen.');
  await expectAccessible(ben.window, 'a deck with a card that no pack here has');

  // A second start brings the pack; a Mac says so in its own way, and that finds nothing new.
  expect(await startBy(program, userData, [at('martyrs.aopack')])).toBe(0);
  await expect(file.getByText('Martyrs 0.1.0: 1 card, licence MIT')).toBeVisible();
  await file.getByRole('button', { name: 'Install pack' }).click();
  await file.getByRole('button', { name: 'Close' }).click();
  await expect(theirs.line('Stephen')).toBeVisible();
  await expect(strangers).toBeHidden();
  await expect(theirs.check).not.toContainText('Missing card: no pack here has Stephen.');

  await ben.app.evaluate(({ app }, asked) => {
    app.emit('open-file', { preventDefault: () => undefined }, asked);
  }, at('witnesses.aodeck'));
  await expect(file).toContainText('You already have this deck. It is not added again.');
  await rm(folder, { recursive: true, force: true });
});
