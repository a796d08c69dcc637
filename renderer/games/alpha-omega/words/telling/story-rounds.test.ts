import { beforeEach, describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../../../../../engine/alpha-omega/index.ts';
import { speak } from '../../../../text/language/language.ts';
import type { ToldLine } from './told-line.ts';
import type { Tone } from '../../../../text/line.ts';
import { STORY_KINDS, storyRounds } from './story-rounds.ts';
import {
  EVERYTHING,
  onlyWanted,
  storyText,
  wantsAll,
  type Row,
  type StoryRound,
  type Wanted,
  type Piece as AnyPiece,
} from '../../../../text/story.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';

type Piece = AnyPiece<ToldLine>;

beforeEach(() => {
  speak('en');
});

const line = (text: string, event?: AlphaOmegaEvent, more: Partial<ToldLine> = {}): Piece => ({
  kind: 'line',
  line: {
    ...{ tone: 'plain', parts: [{ text }] },
    ...(event ? { tells: { event, turn: null } } : {}),
    ...more,
  },
});

const note = (text: string): Piece => ({ kind: 'note', text });
const round = (number: number): Piece =>
  line(`Round ${String(number)}`, { type: 'roundBegan', round: number });

const rowsOf = (...pieces: readonly Piece[]): readonly Row[] =>
  storyRounds(pieces, fakeBook).flatMap(({ rows }) => rows);
const rowOf = (piece: Piece): Row | undefined => rowsOf(piece)[0];

describe('the story, a round at a time', () => {
  test('has a heading for each round, and one for what came before', () => {
    const told = storyRounds([line('A'), round(1), line('B'), line('C'), round(2)], fakeBook);
    expect(told.map(({ title, rows }) => [title, ...rows.map(({ words }) => words)])).toEqual([
      ['Before the first round', 'A'],
      ['Round 1', 'B', 'C'],
      ['Round 2'],
    ]);
    expect(storyRounds([round(1)], fakeBook).map(({ title }) => title)).toEqual(['Round 1']);
    expect(storyRounds([], fakeBook)).toEqual([]);
  });

  test('is a text to take along', () => {
    expect(storyText(storyRounds([line('A'), round(1), line('B'), line('C')], fakeBook))).toBe(
      'Before the first round\nA\n\nRound 1\nB\nC',
    );
  });

  test('has notes and changes of the rules between its lines', () => {
    expect(rowOf(note('Ben takes over'))).toMatchObject({
      kind: 'players',
      seats: [],
      side: null,
      words: 'Ben takes over',
    });
    const lines = [
      { tone: 'plain', parts: [{ text: 'One.' }] },
      { tone: 'plain', parts: [{ text: 'Two.' }] },
    ];
    expect(rowOf({ kind: 'rules', title: 'New rules', lines } as never)?.words).toBe('New rules\nOne.\nTwo.');
  });

  test('makes the row of a line once', () => {
    const piece = line('A');
    expect(rowOf(piece)).toBe(rowOf(piece));
    expect(rowOf(line('A'))).not.toBe(rowOf(piece));
  });
});

describe('what a line of the story can be found by', () => {
  test('its kind, by what it tells; what tells nothing is of the frame', () => {
    const kinds: readonly (readonly [AlphaOmegaEvent, Row['kind']])[] = [
      [{ type: 'gameBegan' }, null],
      [{ type: 'turnBegan', seat: 0 }, 'players'],
      [{ type: 'cardPlayed', seat: 0, card: 1 }, 'cards'],
      [{ type: 'attackDeclared', by: 1, target: 2, why: { kind: 'player' } }, 'attacks'],
      [{ type: 'luredAstray', card: 1, by: 2 }, 'losses'],
      [{ type: 'dieRolled', value: 3, seat: 0, source: null }, 'chance'],
      [{ type: 'strengthChecked', balance: { good: 1, opponent: 2 } }, 'aims'],
    ];
    expect(kinds.map(([event]) => rowOf(line('A', event))?.kind)).toEqual(kinds.map(([, kind]) => kind));
    expect(rowOf(line('A'))?.kind).toBe(null);
    expect(STORY_KINDS).toEqual(['attacks', 'cards', 'losses', 'chance', 'aims', 'players']);
  });

  test('whom it is about, and whose turn it was', () => {
    const event: AlphaOmegaEvent = { type: 'cardPlayed', seat: 1, card: 1 };
    expect(rowOf(line('A', event))?.seats).toEqual([1]);
    expect(rowOf(line('A', event, { tells: { event, turn: 0 } }))?.seats).toEqual([1, 0]);
    expect(rowOf(line('A', { type: 'gameBegan' }))?.seats).toEqual([]);
    expect(rowOf(line('A'))?.seats).toEqual([]);
  });

  test('whose doing it was: by its tone, else by the first card that it names, where it is of cards', () => {
    const side = (tone: Tone, name: string | null, event?: AlphaOmegaEvent): Row['side'] | undefined =>
      rowOf(
        line('A', event, {
          tone,
          parts: [{ text: 'A' }, { text: 'B', ...(name ? { def: idOf(name) } : {}) }],
        }),
      )?.side;
    const damaged: AlphaOmegaEvent = { type: 'damaged', card: 1, amount: 2, by: 2 };
    expect([side('good', 'Paimon', damaged), side('opponent', 'Michael')]).toEqual(['good', 'opponent']);
    expect([side('loss', 'Paimon', damaged), side('loss', 'Michael', damaged)]).toEqual(['opponent', 'good']);
    expect([
      side('loss', 'Paimon'),
      side('loss', null, damaged),
      side('loss', 'Paimon', { type: 'gameBegan' }),
    ]).toEqual([...[null, null, null]]);
    expect(
      side('loss', 'Paimon', { type: 'attackDeclared', by: 1, target: 2, why: { kind: 'player' } }),
    ).toBe('opponent');
    expect(
      rowOf(line('A', damaged, { tone: 'loss', parts: [{ text: 'B', def: 'lost:card' }] }))?.side,
    ).toBeNull();
  });
});

describe('only what is wanted of the story', () => {
  const played = (seat: number, text: string): Piece =>
    line(text, { type: 'cardPlayed', seat, card: 1 }, { tone: 'good' });
  const told = storyRounds(
    [
      line('Set up'),
      round(1),
      played(0, 'Mindy plays Zión'),
      round(2),
      played(1, 'Steve plays Hope'),
      line('Paimon falls', { type: 'luredAstray', card: 1, by: 2 }, { tone: 'opponent' }),
    ],
    fakeBook,
  );
  const found = (wanted: Partial<Wanted>): readonly string[] =>
    onlyWanted(told, { ...EVERYTHING, ...wanted }).flatMap(({ title, rows }: StoryRound) => [
      title,
      ...rows.map(({ words }) => words),
    ]);

  test('is all of it where nothing is asked', () => {
    expect(onlyWanted(told, EVERYTHING)).toBe(told);
    expect(onlyWanted(told, { ...EVERYTHING, words: '  ' })).toBe(told);
    expect(wantsAll(EVERYTHING)).toBe(true);
    const some: readonly Partial<Wanted>[] = [
      { kinds: ['cards'] },
      { seat: 0 },
      { side: 'good' },
      { words: 'a' },
    ];
    expect(some.map((wanted) => wantsAll({ ...EVERYTHING, ...wanted }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('by kind, by player and by side, with the rounds that have any of it', () => {
    expect(found({ kinds: ['losses'] })).toEqual(['Round 2', 'Paimon falls']);
    expect(found({ kinds: ['cards', 'losses'] })).toHaveLength(5);
    expect(found({ seat: 0 })).toEqual(['Round 1', 'Mindy plays Zión']);
    expect(found({ side: 'opponent' })).toEqual(['Round 2', 'Paimon falls']);
    expect(found({ side: 'good', seat: 1 })).toEqual(['Round 2', 'Steve plays Hope']);
    expect(found({ kinds: ['chance'] })).toEqual([]);
  });

  test('by words, whatever their accents and capitals', () => {
    expect(found({ words: ' ZION ' })).toEqual(['Round 1', 'Mindy plays Zión']);
    expect(found({ words: 'plays' })).toHaveLength(4);
    expect(found({ words: 'set' })).toEqual(['Before the first round', 'Set up']);
  });
});
