import { expect, test } from 'vitest';
import { ARGUMENTS } from './schemas.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const label = { notes: '', tags: [], cardNotes: {} };

/** Every door at which somebody's own words come in, with the place where they are afterwards. */
const DOORS: readonly (readonly [keyof typeof ARGUMENTS, (text: string) => unknown, string])[] = [
  ['newGame', (text) => ({ objective: 'starter:war', seats: [text] }), 'seats'],
  ['saveAs', (text) => ({ game: ID, name: text }), 'name'],
  ['renameGame', (text) => ({ game: ID, name: text }), 'name'],
  ['copyDeck', (text) => ({ deck: ID, name: text }), 'name'],
  ['relabelDeck', (text) => ({ deck: ID, ...label, name: text }), 'name'],
  ['relabelDeck', (text) => ({ deck: ID, ...label, name: 'x', tags: [text] }), 'tags'],
  ['relabelDeck', (text) => ({ deck: ID, ...label, name: 'x', notes: text }), 'notes'],
  ['keepTeam', (text) => ({ id: null, name: text, members: [] }), 'name'],
  ['renameJourney', (text) => ({ journey: ID, name: text }), 'name'],
  ['beginPilgrimage', (text) => ({ name: 'x', seat: text, variants: [] }), 'seat'],
  ['writeNote', (text) => ({ game: ID, moment: 0, id: null, text }), 'text'],
  ['keepCardNote', (text) => ({ card: 'starter:michael', note: text }), 'note'],
];

const taken = (channel: keyof typeof ARGUMENTS, given: unknown, place: string): unknown => {
  const read = ARGUMENTS[channel].safeParse([given]);
  if (!read.success) return 'refused';
  const [first] = read.data as readonly unknown[];
  return (first as Readonly<Record<string, unknown>>)[place];
};

test.each(DOORS)('at %s what is typed is composed, whole and to be seen (%#)', (channel, request, place) => {
  const kept = JSON.stringify(taken(channel, request('\u202EJose\u0301\u200B \uD800'), place));
  expect(kept).toContain('José \uFFFD');
  expect(kept).not.toMatch(/[\u202E\u200B]/u);
  // A NUL is refused in a line and left out of a page: no table has to take it.
  expect(JSON.stringify(taken(channel, request('a\0b'), place))).toMatch(/^("refused"|"ab")$/);
});

test.each(DOORS.filter(([, , place]) => !['notes', 'note', 'tags'].includes(place)))(
  'at %s what has nothing to be seen is refused (%#)',
  (channel, request, place) => {
    for (const text of ['', '  ', '\u200B', '\u3164\u2800', '\u202E'])
      expect(taken(channel, request(text), place)).toBe('refused');
  },
);
