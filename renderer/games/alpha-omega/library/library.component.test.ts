import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tick } from 'svelte';
import { page, userEvent } from 'vitest/browser';
import type { LibraryPlace } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { pages } from '../../../pages.svelte.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { fakeLibrary, type FakeLibrary } from '../../../testing/fake-library.ts';
import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { fakeCards, idOf } from '../words/testing/fake-cards.ts';

beforeEach(() => inLanguage('en', { motion: 'reduced' }));
afterEach(() => pages.go({ name: 'home' }));

/** How many cards are so, as the page tells it. */
const cardsOf = (isSo: (card: CardDef) => boolean): string => `${fakeCards.filter(isSo).length} cards`;
const every = cardsOf(() => true);
const archangels = cardsOf((card) => card.type === 'person' && card.traits.includes('archangel'));

const field = () => page.getByRole('searchbox', { name: 'Search cards' });
const found = () => page.getByRole('list', { name: 'Results' });
const focused = (): string => document.activeElement?.textContent ?? '';
const place = (): string | null => document.activeElement?.getAttribute('data-at') ?? null;

/** Somebody who goes through rows: else it opens on pictures. */
const ROWS: LibraryPlace = {
  search: { text: '', facets: [], sort: { by: 'relevance', descending: false } },
  at: 0,
  look: 'list',
};

async function openLibrary(library: FakeLibrary = {}) {
  await openProgram(fakeLibrary({ left: ROWS, ...library }));
  pages.go({ name: 'library' });
  await expect.element(page.getByText(every)).toBeVisible();
}

/** A library in which somebody has just found the archangels. */
async function atArchangels() {
  const library = fakeLibrary();
  await openProgram(library);
  pages.go({ name: 'library' });
  await expect.element(page.getByText(every)).toBeVisible();
  await userEvent.keyboard('k:archangel');
  await expect.element(page.getByText(archangels)).toBeVisible();
  return library;
}

describe('the card library', () => {
  test('opens on pictures, with nothing in its field and nothing in it to be deciphered', async () => {
    await openProgram(fakeLibrary());
    pages.go({ name: 'library' });
    await expect
      .element(page.getByRole('button', { name: 'Grid', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveAttribute('placeholder', 'Name, or words on the card');
  });

  test('is searched, gone through and left by keyboard alone', async () => {
    await openLibrary();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('k:archangel');
    await expect.element(page.getByText(archangels)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toContain('Gabriel');
    await userEvent.keyboard('{End}');
    await expect.poll(focused).toContain('Uriel');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect.poll(focused).toContain('Michael');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toContain('Michael');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Michael', level: 1 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toContain('Michael');
    await expect.element(field()).toHaveValue('k:archangel');
  });

  test('is sorted by relevance only where something is sought', async () => {
    await openLibrary();
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await expect.element(order).toHaveDisplayValue('Name');
    const words = (): readonly (string | null)[] =>
      [...order.element().querySelectorAll('option')].map((option) => option.textContent);
    expect(words()).not.toContain('Relevance');
    await userEvent.keyboard('hope');
    await expect.element(order).toHaveDisplayValue('Relevance');
  });

  test('Escape first empties the field and then leaves the page', async () => {
    await atArchangels();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByText(every)).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => pages.shown.name).not.toBe('library');
  });

  test('is where it was left when the program is started again, and the first letter begins another search', async () => {
    const search = {
      text: 'k:archangel',
      facets: [],
      sort: { by: 'name', descending: false },
    } as const;
    await openProgram(fakeLibrary({ left: { search, at: 2, look: 'list' } }));
    pages.go({ name: 'library' });
    await expect.element(page.getByText(archangels)).toBeVisible();
    await expect.element(field()).toHaveValue('k:archangel');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(place).toBe('2');
  });

  test('keeps its place for the next start', async () => {
    const library = await atArchangels();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect
      .poll(async () => {
        const kept = await library.libraryPlace();
        return kept.ok && kept.value && [kept.value.search.text, kept.value.at];
      })
      .toEqual(['k:archangel', 3]);
  });

  test('keeps its place as the window goes, however soon after the last change', async () => {
    const library = await atArchangels();
    await page.getByRole('button', { name: 'Filters' }).click();
    (page.getByRole('checkbox', { name: /^Good / }).element() as HTMLInputElement).click();
    await tick();
    window.dispatchEvent(new Event('beforeunload'));
    const kept = await library.libraryPlace();
    expect(kept.ok && kept.value?.search.facets).toEqual([{ group: 'side', word: 'good', muted: false }]);
  });

  test('rows never lie on each other, whatever was searched before and however wide they are', async () => {
    const overlaps = (): number => {
      const lines = [...found().element().querySelectorAll('[data-index]')].map((line) =>
        line.getBoundingClientRect(),
      );
      const sorted = lines.toSorted((a, b) => a.top - b.top);
      return sorted.filter((line, index) => line.bottom > (sorted[index + 1]?.top ?? Infinity) + 1).length;
    };
    await openLibrary();
    for (const text of ['k:archangel', 'is:weapon', 't:place', '', 'is:weapon', 'heal']) {
      await field().fill(text);
      await expect.poll(overlaps).toBe(0);
    }
    await page.getByRole('button', { name: 'Grid', exact: true }).click();
    await expect.poll(overlaps).toBe(0);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect.poll(overlaps).toBe(0);
  });

  test('whoever types on a card is searching', async () => {
    await openLibrary();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(place).toBe('0');
    await userEvent.keyboard('zion');
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('zion');
    await expect.element(found().getByText('Zion', { exact: true })).toBeVisible();
  });

  test('says where a search goes wrong, keeps what was found, and mends it', async () => {
    await openLibrary();
    await field().fill('k:archangel');
    await expect.element(page.getByText(archangels)).toBeVisible();
    await field().fill('k:archangel t:persn');
    await expect.element(page.getByText('At character 15:')).toBeVisible();
    await expect.element(page.getByText('Nothing here is called “persn”.')).toBeVisible();
    await expect.element(page.getByText(archangels)).toBeVisible();
    await page.getByRole('button', { name: 'Change to person' }).click();
    await expect.element(field()).toHaveValue('k:archangel t:person');
    await expect.element(page.getByText('Nothing here is called')).not.toBeInTheDocument();
  });

  test('a part is muted without being lost, and left out', async () => {
    await openLibrary();
    await field().fill('k:archangel t:place');
    await expect.element(page.getByText('No cards found.')).toBeVisible();
    await page.getByRole('button', { name: 'Mute: Place' }).click();
    await expect.element(field()).toHaveValue('k:archangel ~t:place');
    await expect.element(page.getByText(archangels)).toBeVisible();
    await page.getByRole('button', { name: 'Remove: Archangel' }).click();
    await expect.element(field()).toHaveValue('~t:place');
    await page.getByRole('button', { name: 'Unmute: Place' }).click();
    await expect.element(page.getByText(cardsOf((card) => card.type === 'place'))).toBeVisible();
  });

  test('a choice is muted without being lost', async () => {
    await openLibrary();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^Place/ }).click();
    await expect.element(page.getByText(cardsOf((card) => card.type === 'place'))).toBeVisible();
    await page.getByRole('button', { name: 'Mute Place' }).click();
    await expect.element(page.getByText(every)).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /^Place/ })).toBeChecked();
    await page.getByRole('button', { name: 'Unmute Place' }).click();
    await expect.element(page.getByText(cardsOf((card) => card.type === 'place'))).toBeVisible();
  });

  test('one press shows the cards of a kind, another those of a second alone, and one all again', async () => {
    await openLibrary();
    const kinds = page.getByRole('group', { name: 'Type' });
    await kinds.getByRole('button', { name: /^Place/ }).click();
    await expect.element(page.getByText(cardsOf((card) => card.type === 'place'))).toBeVisible();
    await kinds.getByRole('button', { name: /^Objective/ }).click();
    await expect.element(page.getByText(cardsOf((card) => card.type === 'objective'))).toBeVisible();
    await expect
      .element(kinds.getByRole('button', { name: /^Objective/ }))
      .toHaveAttribute('aria-pressed', 'true');
    await kinds.getByRole('button', { name: 'All' }).click();
    await expect.element(page.getByText(every)).toBeVisible();
  });

  test('an example fills the field and can be asked', async () => {
    await openLibrary();
    await page.getByRole('button', { name: 'How to search' }).click();
    await page.getByRole('button', { name: 'k:archangel' }).first().click();
    await expect.element(field()).toHaveValue('k:archangel');
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByText(archangels)).toBeVisible();
  });

  test('a search is saved, chosen again, deleted and brought back', async () => {
    await openLibrary();
    await field().fill('k:archangel');
    await expect.element(page.getByText(archangels)).toBeVisible();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('textbox', { name: 'Name of the search' }).fill('Four');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('Saved: Four')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Four' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await field().fill('');
    await expect.element(page.getByText(every)).toBeVisible();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('button', { name: 'Four k:archangel' }).click();
    await expect.element(field()).toHaveValue('k:archangel');
  });
});

test('a search that takes the place of another of its name gives it back', async () => {
  await openLibrary();
  await field().fill('k:archangel');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  const save = async (): Promise<void> => {
    await page.getByRole('textbox', { name: 'Name of the search' }).fill('Four');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await save();
  await expect.element(page.getByText('Saved: Four')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await field().fill('hope');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await save();
  await expect.element(page.getByRole('button', { name: 'Four hope' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByRole('button', { name: 'Four k:archangel' })).toBeVisible();
});

describe('a list of very many cards', () => {
  const [first] = [idOf('Michael')];

  test('draws only those in sight, and every place can be gone to', async () => {
    const total = 100_000;
    await openProgram({
      ...fakeLibrary(),
      searchCards: ({ from, count }) => {
        const cards = Array.from({ length: Math.min(count, total - from) }, () => first);
        return Promise.resolve({ ok: true, value: { ok: true, query: null, total, cards } });
      },
    });
    pages.go({ name: 'library' });
    await expect.element(page.getByText('100,000 cards')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(place).toBe('0');
    await userEvent.keyboard('{End}');
    await expect.poll(place).toBe('99999');
    const items = found().element().querySelectorAll('[role=listitem]');
    expect(items.length).toBeLessThan(60);
    const last = document.activeElement?.closest('[role=listitem]');
    expect([last?.getAttribute('aria-setsize'), last?.getAttribute('aria-posinset')]).toEqual([
      '100000',
      '100000',
    ]);
  });
});

test('the codex of a card is left to the cards beside it in the search', async () => {
  await openLibrary();
  await field().fill('k:archangel');
  await expect.element(page.getByText(archangels)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(place).toBe('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Card 1 of 4 in your search')).toBeVisible();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect.element(page.getByRole('heading', { name: 'Michael', level: 1 })).toBeVisible();
  await expect.element(page.getByText('A Person is played once a game, by anybody.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Your notes' }).fill('Hold him back.');
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous card' }).click();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Hold him back.');
});

test('the codex credits what was published, and says nothing of where parts come from that nobody published', async () => {
  await openProgram(fakeLibrary());
  const origin = page.getByRole('heading', { name: 'Where its parts come from' });
  pages.go({ name: 'codex', card: idOf('Michael') });
  await expect.element(origin).toBeVisible();
  pages.go({ name: 'codex', card: idOf('Buer') });
  await expect.element(page.getByRole('heading', { name: 'Buer', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'About the card' })).toBeVisible();
  await expect.element(origin).not.toBeInTheDocument();
});

test('the library is one key away from any page', async () => {
  await openProgram(fakeLibrary());
  await expect.element(page.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
});

test('a plain word that may mean what cards are marked as leads to all of those', async () => {
  await openLibrary();
  await field().fill('healing');
  const meant = page.getByRole('button', { name: 'is:heals', exact: true });
  await meant.click();
  await expect.element(field()).toHaveValue('is:heals');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByText(/^[1-9]\d* cards$/)).toBeVisible();
  await expect.element(meant).not.toBeInTheDocument();
});
