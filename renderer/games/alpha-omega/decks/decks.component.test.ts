import { afterEach, describe, expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { DecksApi, GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { finger } from '../../../input/testing/finger.ts';
import { pages, type Page } from '../../../pages.svelte.ts';
import { fakeDeck, fakeDecks, fakeList } from '../../../testing/fake-decks.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { settled } from '../../../testing/settled.ts';

afterEach(() => inLanguage('en'));

const FIVE = ['Michael', 'Gabriel', 'Hope', 'Heaven', 'Crystal Sea'] as const;

/** The program at a page, with these decks; what is kept of them is noted. */
async function shownAt(page: Page, decks: DecksApi & Partial<GameApi>) {
  const shown = await openProgram(decks);
  await expect.element(shown.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  pages.go(page);
  return shown;
}

/** Drags a file over a place and lets it go there. */
function drop(place: Element, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  for (const kind of ['dragover', 'drop'])
    place.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

async function editor(...lines: readonly string[]) {
  const decks = fakeDecks([fakeDeck('Light', fakeList(...(lines.length > 0 ? lines : FIVE)))]);
  const kept = vi.spyOn(decks, 'keepDraft');
  const shown = await shownAt({ name: 'deck', deck: 'deck-1' }, decks);
  await expect.element(shown.getByRole('heading', { name: 'Light', level: 1 })).toBeVisible();
  const line = (name: RegExp) =>
    shown.getByRole('region', { name: /^Deck \(/ }).getByRole('button', { name });
  const pool = (name: RegExp) =>
    shown.getByRole('region', { name: 'Cards', exact: true }).getByRole('button', { name });
  /** Looks for a card by its name: of those that are found only those in sight are there. */
  const sought = async (name: string) => {
    await shown.getByRole('searchbox', { name: 'Search cards' }).fill(`n:${name}`);
    return pool(new RegExp(`^${name}, .* in the deck$`));
  };
  const take = async (name: string): Promise<void> => (await sought(name)).click();
  const aside = (name: RegExp) =>
    shown.getByRole('region', { name: /^Side list/ }).getByRole('button', { name });
  return { shown, decks, kept, line, pool, sought, take, aside };
}

describe('the deck editor', () => {
  test('takes a card by press, and each change is kept at once', async () => {
    const { line, kept, take } = await editor();
    await take('Raphael');
    await expect.element(line(/^Raphael, 1 copy/)).toBeVisible();
    expect(kept.mock.lastCall?.[0].cards.map(({ name }) => name)).toEqual([...FIVE, 'Raphael']);
  });

  test('shows the deck as pictures with counts, or as lines', async () => {
    const { shown, line } = await editor('2 Hope');
    const hope = line(/^Hope, 2 copies/);
    const picture = (): Element | null => hope.element().querySelector('img');
    await expect.element(hope).toBeVisible();
    await expect.poll(picture).not.toBeNull();
    const looks = shown.getByRole('group', { name: 'Show cards as' });
    await looks.getByRole('button', { name: 'List' }).click();
    await expect.poll(picture).toBeNull();
    await looks.getByRole('button', { name: 'Pictures' }).click();
    await expect.poll(picture).not.toBeNull();
  });

  test('counts by + and −, by figures and by button, and says what it is now', async () => {
    const { line, shown } = await editor();
    await line(/^Hope, 1 copy/).click();
    await userEvent.keyboard('+');
    await expect.element(line(/^Hope, 2 copies/)).toBeVisible();
    await expect.element(shown.getByText('Hope: 2 in the deck')).toBeInTheDocument();
    await userEvent.keyboard('-');
    await userEvent.keyboard('7');
    await expect.element(line(/^Hope, 7 copies/)).toBeVisible();
    await line(/^One Hope less/).click();
    await expect.element(line(/^Hope, 6 copies/)).toBeVisible();
    await line(/^Hope, 6/).click();
    await userEvent.keyboard('{Delete}');
    await expect.element(line(/^Hope/)).not.toBeInTheDocument();
  });

  test('says at once what is wrong, by which rule, and mends it', async () => {
    const { line, shown } = await editor();
    await line(/^Michael, /).click();
    await userEvent.keyboard('+');
    await expect
      .element(shown.getByText('2 copies of Michael, and only 1 has been published.'))
      .toBeVisible();
    await expect.element(shown.getByText(/^Not playable yet/)).toBeVisible();
    await shown.getByRole('button', { name: 'Keep 1 of Michael' }).click();
    await expect.element(line(/^Michael, 1 copy/)).toBeVisible();
    await expect.element(shown.getByText('Legal: it can be played.')).toBeVisible();
  });

  test('opens the rulebook where the rule stands', async () => {
    const { line, shown } = await editor();
    await line(/^Michael, /).click();
    await userEvent.keyboard('+');
    await shown.getByRole('button', { name: 'Rulebook, Set Up' }).first().click();
    await expect.element(shown.getByRole('dialog', { name: 'Rulebook' })).toBeVisible();
  });

  test('undoes and redoes with buttons that say what, and with keys', async () => {
    const { line, shown, take } = await editor();
    await take('Raphael');
    await line(/^Hope, /).click();
    await userEvent.keyboard('2');
    await shown.getByRole('button', { name: 'Undo: one more Hope' }).click();
    await expect.element(line(/^Hope, 1 copy/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(line(/^Raphael/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}y{/Control}');
    await shown.getByRole('button', { name: 'Redo: one more Hope' }).click();
    await expect.element(line(/^Raphael, 1/)).toBeVisible();
    await expect.element(line(/^Hope, 2/)).toBeVisible();
  });

  test('moves a card to the side list and back, by key and by button', async () => {
    const { line, aside, shown } = await editor();
    await line(/^Hope, /).click();
    await userEvent.keyboard('s');
    await expect.element(aside(/^Hope, 1 copy/)).toBeVisible();
    await aside(/^Hope, /).click();
    await shown.getByRole('button', { name: 'To the deck' }).click();
    await expect.element(line(/^Hope, 1 copy/)).toBeVisible();
  });

  test('lets cards be dragged with the mouse: in, aside, and out', async () => {
    const { line, aside, shown, sought } = await editor();
    await userEvent.dragAndDrop(await sought('Raphael'), shown.getByRole('heading', { name: /^Deck \(/ }));
    await expect.element(line(/^Raphael, 1/)).toBeVisible();
    await userEvent.dragAndDrop(line(/^Hope, /), shown.getByRole('heading', { name: /^Side list/ }));
    await expect.element(aside(/^Hope, 1/)).toBeVisible();
    await userEvent.dragAndDrop(line(/^Heaven, /), shown.getByRole('searchbox', { name: 'Search cards' }));
    await expect.element(line(/^Heaven/)).not.toBeInTheDocument();
  });

  test('lets cards be dragged with a finger', async () => {
    const { line, shown, sought } = await editor();
    // Beside each other: a finger that goes up or down scrolls.
    const card = await sought('Raphael');
    await expect.element(card).toBeVisible();
    await finger.onItsScreen(async () => {
      await finger.drag(card.element(), shown.getByRole('heading', { name: /^Deck \(/ }).element());
    });
    await expect.element(line(/^Raphael, 1/)).toBeVisible();
  });

  test('finds cards by what they are called and say, and those that are not in the deck', async () => {
    const { shown, pool } = await editor();
    await shown.getByRole('searchbox').fill('crystal');
    await expect.element(pool(/^Crystal Sea, /)).toBeVisible();
    await expect.element(pool(/^Gabriel, /)).not.toBeInTheDocument();
    await shown.getByText('Filters', { exact: true }).click();
    await shown.getByRole('checkbox', { name: /^Not in it/ }).click();
    await expect.element(shown.getByText('No cards found.')).toBeVisible();
  });

  test('is searched in the language of the card library, and in:deck is the deck as it is now', async () => {
    const { shown, pool, take } = await editor();
    const field = shown.getByRole('searchbox', { name: 'Search cards' });
    await field.fill('k:archangel -in:deck');
    await expect.element(shown.getByText('2 cards', { exact: true })).toBeVisible();
    await expect.element(pool(/^Michael, /)).not.toBeInTheDocument();
    await take('Raphael');
    await expect.element(shown.getByText('1 card', { exact: true })).toBeVisible();
    await field.fill('k:archangel t:persn');
    await shown.getByRole('button', { name: 'Change to person' }).click();
    await expect.element(field).toHaveValue('k:archangel t:person');
    await expect.element(shown.getByText('4 cards', { exact: true })).toBeVisible();
    // Cards of the other side are no choice here.
    await field.fill('t:calling or side:opponent');
    await expect.element(shown.getByText('No cards found.')).toBeVisible();
  });

  test('is filled from the cards by keyboard alone, and a capital S is for the side list', async () => {
    const { shown, line, aside } = await editor();
    await shown.getByRole('searchbox', { name: 'Search cards' }).click();
    await userEvent.keyboard('raphael');
    await expect.element(shown.getByText('1 card', { exact: true })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toMatch(/^Raphael, .*0 of 1 in the deck$/);
    await userEvent.keyboard('{Enter}');
    await expect.element(line(/^Raphael, 1 copy/)).toBeVisible();
    await userEvent.keyboard('-');
    await expect.element(line(/^Raphael/)).not.toBeInTheDocument();
    await userEvent.keyboard('S');
    await expect.element(aside(/^Raphael, 1 copy/)).toBeVisible();
    await expect.element(shown.getByText('Raphael: 1 in the side list')).toBeInTheDocument();
  });

  test('goes on in the card library and the codex: by button, key and drag', async () => {
    const { shown, decks, line } = await editor();
    await userEvent.keyboard('{Control>}k{/Control}');
    const tray = shown.getByRole('region', { name: 'The deck you are building: Light' });
    await expect.element(shown.getByRole('searchbox', { name: 'Search cards' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(shown.getByRole('heading', { name: 'Light', level: 1 })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(tray.getByText('5 cards')).toBeVisible();
    await shown.getByRole('searchbox', { name: 'Search cards' }).fill('k:archangel -in:deck');
    const found = shown.getByRole('list', { name: 'Results' });
    await found.getByRole('button', { name: 'One more Raphael' }).click();
    await expect.element(tray.getByText('6 cards')).toBeVisible();
    await userEvent.dragAndDrop(found.getByRole('button', { name: /^Uriel/ }), tray.getByText('Light'));
    await expect.element(tray.getByText('7 cards')).toBeVisible();
    await tray.getByRole('button', { name: 'Undo: one more Uriel' }).click();
    await found.getByRole('button', { name: /^Uriel/ }).click();
    await expect.element(shown.getByRole('heading', { name: 'Uriel', level: 1 })).toBeVisible();
    await userEvent.keyboard('+');
    await expect.element(tray.getByText('7 cards')).toBeVisible();
    await shown.getByRole('button', { name: 'One Uriel less' }).click();
    await expect.element(tray.getByText('6 cards')).toBeVisible();
    await tray.getByRole('button', { name: 'Open deck' }).click();
    await expect.element(line(/^Raphael, 1 copy/)).toBeVisible();
    // What was done elsewhere can be undone here, and is a version when one leaves.
    await expect.element(shown.getByRole('button', { name: 'Undo: Uriel removed' })).toBeVisible();
    pages.go({ name: 'home' });
    await expect
      .poll(async () => {
        const versions = await decks.deckVersions({ deck: 'deck-1' });
        return versions.ok && versions.value.length;
      })
      .toBe(2);
    pages.go({ name: 'library' });
    await tray.getByRole('button', { name: 'Stop editing Light' }).click();
    await expect.element(tray).not.toBeInTheDocument();
  });

  test('saves a version by button and key, and by itself when one leaves', async () => {
    const { shown, decks, take } = await editor();
    await take('Raphael');
    await shown.getByRole('button', { name: 'Save version' }).click();
    await expect.element(shown.getByText(/· Saved$/)).toBeVisible();
    await take('Uriel');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(shown.getByText(/· Saved$/)).toBeVisible();
    await take('Azrael');
    await expect.element(shown.getByText(/· Unsaved changes$/)).toBeVisible();
    await shown.getByRole('button', { name: 'Back' }).click();
    await expect.element(shown.getByRole('heading', { name: 'Azrael' })).not.toBeInTheDocument();
    const versions = await decks.deckVersions({ deck: 'deck-1' });
    expect(versions.ok && versions.value.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  test('the shelf tells of what leaving has saved, and of no version, which nobody made', async () => {
    const { shown, take } = await editor();
    await take('Raphael');
    await expect.element(shown.getByText(/· Unsaved changes$/)).toBeVisible();
    pages.go({ name: 'decks' });
    await expect
      .element(shown.getByRole('button', { name: /^Light Good · 6 cards .* Changed (?!.*unsaved)/ }))
      .toBeVisible();
  });

  test.each([
    ['en', 'Unsaved changes', 'Saved'],
    ['es', 'Cambios sin guardar', 'Guardado'],
  ] as const)(
    'stands where it stood when what was changed is saved: %s',
    async (language, unsaved, saved) => {
      await browser.viewport(1280, 800);
      const { shown, take } = await editor();
      await take('Raphael');
      inLanguage(language);
      const top = (): number => document.querySelector('.editor')?.getBoundingClientRect().top ?? 0;
      await expect.element(shown.getByText(new RegExp(`· ${unsaved}$`))).toBeVisible();
      await settled();
      const before = top();
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect.element(shown.getByText(new RegExp(`· ${saved}$`))).toBeVisible();
      expect(top()).toBe(before);
    },
  );

  test('Escape closes what a chart shows before it leaves the page', async () => {
    const { shown } = await editor();
    const explain = shown.getByRole('button', { name: 'What “Strength” shows' });
    await explain.click();
    await expect.element(explain).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(explain).toHaveAttribute('aria-expanded', 'false');
    await expect.element(shown.getByRole('heading', { name: 'Light', level: 1 })).toBeVisible();
  });

  test('shows cards while they are narrowed down, and the side list however long the deck is', async () => {
    const many = fakeCards.filter((card) => 'side' in card && card.side === 'good').map(({ name }) => name);
    const { shown, pool } = await editor(...many);
    await shown.getByText('Filters', { exact: true }).click();
    await expect.element(pool(/^Azrael, /)).toBeVisible();
    const list = shown
      .getByRole('region', { name: /^Side list/ })
      .element()
      .getBoundingClientRect();
    expect(list.bottom).toBeLessThanOrEqual(innerHeight);
  });

  test('compares two versions and goes back to one', async () => {
    const { shown, line, take } = await editor();
    await take('Raphael');
    await shown.getByRole('button', { name: 'Save version' }).click();
    await shown.getByRole('button', { name: 'Versions' }).click();
    const dialog = shown.getByRole('dialog');
    await expect.element(dialog.getByText('+1 Raphael').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    await expect.element(dialog.getByText('Version 3, restored version 1')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(line(/^Raphael/)).not.toBeInTheDocument();
    await shown.getByRole('button', { name: 'Undo: restored version 1' }).click();
    await expect.element(line(/^Raphael, 1/)).toBeVisible();
  });

  test('takes in a list that somebody sent: in place of its cards or beside them, as a version, to be undone', async () => {
    const { shown, line, decks } = await editor('Michael', 'Hope');
    const bring = async (text: string): Promise<void> => {
      await shown.getByRole('button', { name: 'Import cards' }).click();
      await shown.getByRole('textbox', { name: 'List, share code or JSON' }).fill(text);
    };
    await bring('Hope\n2 Love');
    const dialog = shown.getByRole('dialog');
    await expect.element(dialog.getByText('−1 Michael')).toBeVisible();
    await dialog.getByText('Keep them, and add these').click();
    await expect.element(dialog.getByText('−1 Michael')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('+1 Hope')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add cards' }).click();
    await expect.element(line(/^Hope, 2 copies/)).toBeVisible();
    await expect.element(line(/^Michael, 1 copy/)).toBeVisible();
    await expect.element(shown.getByText(/· Saved$/)).toBeVisible();
    const versions = await decks.deckVersions({ deck: 'deck-1' });
    expect(versions).toMatchObject({ value: [{ origin: { kind: 'imported', form: 'text' } }, {}] });
    await bring('Zion');
    await dialog.getByRole('button', { name: 'Replace cards' }).click();
    await expect.element(line(/^Michael/)).not.toBeInTheDocument();
    await shown.getByRole('button', { name: 'Undo: cards imported' }).click();
    await expect.element(line(/^Michael, 1 copy/)).toBeVisible();
  });

  test('keeps notes, tags and a note on a card', async () => {
    const { shown, line, decks } = await editor();
    await shown.getByRole('tab', { name: 'Notes' }).click();
    await shown.getByRole('textbox', { name: 'Tags' }).fill('short,  family , SHORT');
    await shown.getByRole('textbox', { name: 'Notes', exact: true }).fill('*light*');
    await line(/^Hope, /).click();
    await shown.getByRole('textbox', { name: 'Note on Hope' }).fill('first');
    await userEvent.tab();
    await expect.element(line(/^Hope, 1 copy, with a note/)).toBeVisible();
    const deck = await decks.openDeck({ deck: 'deck-1' });
    expect(deck).toMatchObject({ value: { tags: ['short', 'family'], notes: '*light*' } });
  });

  test('a note on a card stays with it, whatever the mouse passes over', async () => {
    const { shown, line, pool, decks } = await editor();
    await line(/^Michael, /).click();
    const note = shown.getByRole('textbox', { name: 'Note on Michael' });
    await note.click();
    await userEvent.keyboard('keep him back');
    await line(/^Gabriel, /).hover();
    await pool(/^Azrael, /).hover();
    await expect.element(note).toHaveValue('keep him back');
    await shown.getByRole('heading', { name: 'Light', level: 1 }).click();
    await expect.element(line(/^Michael, 1 copy, with a note/)).toBeVisible();
    const deck = await decks.openDeck({ deck: 'deck-1' });
    expect(deck).toMatchObject({ value: { cardNotes: { 'starter:michael': 'keep him back' } } });
  });

  test('keeps what is written as it is written, and with a version made by key', async () => {
    const { shown, decks } = await editor();
    const kept = async () => decks.openDeck({ deck: 'deck-1' });
    const name = shown.getByRole('textbox', { name: 'Name of the deck', exact: true });
    await shown.getByRole('tab', { name: 'Notes' }).click();
    await name.fill('Dawn');
    await expect.element(shown.getByRole('heading', { name: 'Dawn', level: 1 })).toBeVisible();
    await expect.element(name).toHaveFocus();
    await shown.getByRole('textbox', { name: 'Tags' }).fill('short');
    await expect.poll(kept).toMatchObject({ value: { tags: ['short'] } });
    await shown.getByRole('textbox', { name: 'Notes', exact: true }).fill('half a page');
    await userEvent.keyboard('{Control>}s{/Control}');
    // At once: whoever closes the window now has written it all the same.
    await expect
      .poll(() => kept())
      .toMatchObject({ value: { name: 'Dawn', tags: ['short'], notes: 'half a page' } });
    await name.fill('');
    await userEvent.tab();
    await expect.element(name).toHaveValue('Dawn');
  });

  test('makes a version of a deck that is left for another one', async () => {
    const { shown, decks, take } = await editor();
    await decks.makeDeck(fakeDeck('Dawn', fakeList('Hope')));
    await take('Raphael');
    pages.go({ name: 'codex', card: 'starter:hope' });
    pages.go({ name: 'deck', deck: 'deck-2' });
    await expect.element(shown.getByRole('heading', { name: 'Dawn', level: 1 })).toBeVisible();
    const versions = async () => decks.deckVersions({ deck: 'deck-1' });
    await expect
      .poll(async () => (await versions()).ok && (await versions()))
      .toMatchObject({
        value: [{ number: 2 }, { number: 1 }],
      });
  });

  test('says that a deck is gone', async () => {
    const shown = await shownAt({ name: 'deck', deck: 'nowhere' }, fakeDecks());
    await expect.element(shown.getByText(/^That deck no longer exists/)).toBeVisible();
  });
});

describe('the list of decks', () => {
  const shelf = (...names: readonly string[]) =>
    shownAt(
      { name: 'decks' },
      fakeDecks(names.map((name) => fakeDeck(name, fakeList(...FIVE), { tags: [name.toLowerCase()] }))),
    );
  type Shown = Awaited<ReturnType<typeof shelf>>;
  const deck = (shown: Shown, name: string) =>
    shown.getByRole('region', { name: 'Your decks' }).getByRole('button', { name: new RegExp(`^${name}`) });

  test('finds decks by name, tag and card', async () => {
    const shown = await shelf('Light', 'Dawn');
    await shown.getByRole('searchbox').fill('daw');
    await expect.element(deck(shown, 'Light')).not.toBeInTheDocument();
    await shown.getByRole('searchbox').fill('michael');
    await expect.element(deck(shown, 'Light')).toBeVisible();
    await shown.getByRole('combobox', { name: 'Tags' }).selectOptions('dawn');
    await expect.element(deck(shown, 'Light')).not.toBeInTheDocument();
    await expect.element(deck(shown, 'Dawn')).toBeVisible();
  });

  test('decks of the same cards can be told apart by their covers', async () => {
    const many = fakeCards.filter((card) => 'side' in card && card.side === 'good').map(({ name }) => name);
    const shown = await shownAt(
      { name: 'decks' },
      fakeDecks(['Light', 'Dawn'].map((name) => fakeDeck(name, fakeList(...many)))),
    );
    const cover = (name: RegExp) => shown.getByRole('button', { name }).element().querySelector('.panes');
    await expect.element(shown.getByRole('button', { name: /^Dawn Good/ })).toBeVisible();
    expect(cover(/^Light Good/)?.children).toHaveLength(3);
    expect(cover(/^Light Good/)?.innerHTML).not.toBe(cover(/^Dawn Good/)?.innerHTML);
  });

  test('shows a ready-made deck before it is copied: its cards, its charts and how it is played', async () => {
    const shown = await shownAt({ name: 'decks' }, fakeDecks());
    await shown.getByRole('button', { name: /^View .*the Good deck/ }).click();
    const look = shown.getByRole('dialog', { name: /the Good deck/ });
    const card = look.getByRole('listitem').filter({ hasText: /Crystal Sea/ });
    await expect.element(card).toBeVisible();
    expect(card.element().querySelector('img')).not.toBeNull();
    await expect.element(look.getByRole('heading', { name: /Strength/ }).first()).toBeVisible();
    await look.getByRole('button', { name: 'Copy this deck' }).click();
    await expect
      .element(shown.getByRole('heading', { level: 1, name: /^Copy of .*the Good deck/ }))
      .toBeVisible();
  });

  test('makes an empty deck, or one with the cards of a ready-made one', async () => {
    const shown = await shelf();
    await shown.getByRole('button', { name: 'New deck' }).click();
    await shown.getByRole('textbox', { name: 'Name' }).fill('Dawn');
    await shown.getByText('Alpha/Omega Starter, the Good deck').last().click();
    await shown.getByRole('button', { name: 'Create' }).click();
    await expect.element(shown.getByRole('heading', { name: 'Dawn', level: 1 })).toBeVisible();
    await expect.element(shown.getByRole('heading', { name: 'Deck (9)' })).toBeVisible();
  });

  test('throws a deck away, brings it back, and asks before it is gone for good', async () => {
    const shown = await shelf('Light');
    await shown.getByRole('button', { name: 'Move to Trash: Light' }).click();
    await shown.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(deck(shown, 'Light')).toBeVisible();
    await shown.getByRole('button', { name: 'Move to Trash: Light' }).click();
    await shown.getByText('Trash (1)').click();
    await shown.getByRole('button', { name: 'Delete Light for good' }).click();
    await shown.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect.element(shown.getByText(/^Trash/)).not.toBeInTheDocument();
  });

  test('puts a deck aside and copies one', async () => {
    const shown = await shelf('Light');
    await shown.getByRole('button', { name: 'Copy Light' }).click();
    await expect.element(deck(shown, 'Copy of Light')).toBeVisible();
    await shown.getByRole('button', { name: 'Archive Light', exact: true }).click();
    await expect
      .element(shown.getByRole('button', { name: 'Copy Light', exact: true }))
      .not.toBeInTheDocument();
    await shown.getByText('Show archived').click();
    await shown.getByRole('button', { name: 'Unarchive Light' }).click();
  });

  test('brings in a list, with what is wrong in it, what may be meant, and a name', async () => {
    const shown = await shelf('Light');
    await shown.getByRole('button', { name: 'Import deck' }).click();
    const text = shown.getByRole('textbox', { name: 'List, share code or JSON' });
    await text.fill('AO1.spoilt');
    await expect.element(shown.getByText(/^This share code was changed on its way/)).toBeVisible();
    await expect.element(shown.getByRole('button', { name: 'Save deck' })).toBeDisabled();
    await text.fill('Hpoe');
    await shown.getByRole('button', { name: 'Take Hope instead' }).click();
    await expect.element(text).toHaveValue('Hope');
    await shown.getByRole('textbox', { name: 'Name' }).fill('Light');
    await expect.element(shown.getByText(/^You have a deck of this name/)).toBeVisible();
    await shown.getByRole('textbox', { name: 'Name' }).fill('Sent');
    await expect.element(shown.getByText(/^You have a deck of this name/)).not.toBeInTheDocument();
    await shown.getByRole('button', { name: 'Save deck' }).click();
    await expect.element(shown.getByRole('heading', { name: 'Sent', level: 1 })).toBeVisible();
  });

  test('says that nothing was thrown away where that went wrong, and keeps the deck in hand', async () => {
    const decks = fakeDecks([fakeDeck('Light', fakeList(...FIVE))]);
    const full = { ok: false, error: { code: 'storage', detail: 'full' } } as const;
    const shown = await shownAt({ name: 'decks' }, { ...decks, trashDeck: () => Promise.resolve(full) });
    await shown.getByRole('button', { name: 'Move to Trash: Light' }).click();
    await expect.element(shown.getByRole('alert')).toBeVisible();
    await expect.element(shown.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument();
  });

  test('writes all decks into one file that can be opened again, and says where, whatever was thrown away before', async () => {
    const exported: (readonly string[])[] = [];
    const decks = fakeDecks(['Light', 'Dawn', 'Dusk'].map((name) => fakeDeck(name, fakeList(...FIVE))));
    const shown = await shownAt(
      { name: 'decks' },
      {
        ...decks,
        exportDecks: (ids: readonly string[]) => (
          exported.push(ids),
          Promise.resolve({ ok: true, value: '/home/ruth/Alpha-Omega decks.aodeck' })
        ),
      },
    );
    await shown.getByRole('button', { name: 'Move to Trash: Light' }).click();
    await expect.element(shown.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await shown.getByRole('button', { name: 'Export all' }).click();
    await expect.element(shown.getByText('Exported to /home/ruth/Alpha-Omega decks.aodeck.')).toBeVisible();
    expect(exported.map((ids) => [...ids].sort())).toEqual([['deck-2', 'deck-3']]);
  });

  test('takes a list that is dropped, and no other dialog does', async () => {
    const shown = await shelf();
    await shown.getByRole('button', { name: 'Import deck' }).click();
    const form = shown.getByRole('group', { name: 'Import deck' }).element();
    drop(form, new File(['2 Hope'], 'deck.txt', { type: 'text/plain' }));
    await expect.element(shown.getByText('A Good deck of 2 cards.')).toBeVisible();
    await shown.getByRole('textbox', { name: 'Name' }).fill('Sent');
    await shown.getByRole('textbox', { name: 'List, share code or JSON' }).fill('3 Hope');
    await expect.element(shown.getByText('A Good deck of 3 cards.')).toBeVisible();
    await expect.element(shown.getByRole('textbox', { name: 'Name' })).toHaveValue('Sent');
    await settled();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(document.querySelector('.over')).toBeNull();
  });

  test('reads a file that is chosen, and none that is far too large', async () => {
    const shown = await shelf();
    await shown.getByRole('button', { name: 'Import deck' }).click();
    const file = shown.getByLabelText('Choose a file');
    await userEvent.upload(file, new File(['2 Hope'], 'deck.txt', { type: 'text/plain' }));
    await expect.element(shown.getByText('A Good deck of 2 cards.')).toBeVisible();
    const large = new File(['x'.repeat(2_000_001)], 'deck.txt', { type: 'text/plain' });
    await userEvent.upload(file, large);
    await expect.element(shown.getByText('This file is larger than any deck.')).toBeVisible();
    // What was read before it is not what would be kept.
    await expect.element(shown.getByRole('button', { name: 'Save deck' })).toBeDisabled();
  });
});
