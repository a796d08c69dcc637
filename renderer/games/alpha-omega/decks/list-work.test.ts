import { beforeEach, describe, expect, test } from 'vitest';
import type { DeckSummary } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { speak } from '../../../text/language/language.ts';
import { fits, type SoughtDecks } from './find-decks.ts';
import { lineKeys } from './line-keys.ts';

beforeEach(() => {
  speak('en');
});

describe('the decks that are looked for', () => {
  const all: SoughtDecks = { text: '', side: 'both', tag: null, archived: false };
  const angels: DeckSummary = {
    ...{ id: 'angels', name: 'Angels', tags: ['Slow'], side: 'good', hasDraft: false, errors: 0 },
    ...{ isArchived: false, changedAt: '2026-01-01T00:00:00.000Z' },
    cards: [{ card: 'a', name: 'Michael', copies: 1 }],
  };
  const found = (sought: Partial<SoughtDecks>, deck = angels): boolean => fits(deck, { ...all, ...sought });

  test('have every word in their name, their tags or their cards, in capitals or not', () => {
    expect(['', '  ', 'angel', 'SLOW michael', 'mich  ang'].map((text) => found({ text }))).toEqual([
      ...[true, true, true, true, true],
    ]);
    expect(['demon', 'angels demon', 'angelsslow'].map((text) => found({ text }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('are of a side, of a tag, and in the archive only where that is looked at', () => {
    expect([found({ side: 'good' }), found({ side: 'opponent' })]).toEqual([true, false]);
    expect([found({ tag: 'Slow' }), found({ tag: 'slow' })]).toEqual([true, false]);
    const archived = { ...angels, isArchived: true };
    expect([found({}, archived), found({ archived: true }, archived), found({ archived: true })]).toEqual([
      ...[false, true, true],
    ]);
  });
});

describe('the keys of a card in a list', () => {
  interface Pressed extends Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> {
    readonly key: string;
  }

  /** What a key did, whether it was used, and whether anybody else still gets it. */
  function pressed(event: Pressed): readonly unknown[] {
    const did: string[] = [];
    const handlers = {
      add: (by: number) => did.push(`add ${String(by)}`),
      set: (copies: number) => did.push(`set ${String(copies)}`),
      aside: () => did.push('aside'),
    };
    const used = lineKeys(handlers)({
      ...{ ctrlKey: false, metaKey: false, altKey: false, ...event },
      preventDefault: () => did.push('kept from the page'),
      stopPropagation: () => did.push('kept from others'),
    } as never);
    return [used, ...did];
  }

  test.each([
    ['+', 'add 1'],
    ['=', 'add 1'],
    ['-', 'add -1'],
    ['−', 'add -1'],
    ['Delete', 'set 0'],
    ['Backspace', 'set 0'],
    ['0', 'set 0'],
    ['7', 'set 7'],
    ['S', 'aside'],
  ])('%s: %s', (key, did) => {
    expect(pressed({ key })).toEqual([true, did, 'kept from the page', 'kept from others']);
  });

  test.each(['s', 'a', 'Enter', 'F1', '10', ' '])('%s: nothing, and others may have it', (key) => {
    expect(pressed({ key })).toEqual([false]);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('%s held: nothing', (held) => {
    expect(pressed({ key: '7', [held]: true })).toEqual([false]);
  });
});
