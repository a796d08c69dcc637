import type { ReadableDb, Value } from '../../../../db/file/handles.ts';

/** Shorter ones stand in other words, as Ann in "cannot". */
const LONG = 5;
const SHORTEST_PART = 3;

/** The names that were given to seats, to games and in journeys, wherever in a value one of these may be. */
function namesIn(value: unknown): readonly string[] {
  const names: unknown[] = [];
  collect(value, names);
  return names.filter((name): name is string => typeof name === 'string' && name.trim() !== '');
}

const OF_PEOPLE: ReadonlySet<string> = new Set(['seats', 'opponents', 'players']);

function collect(value: unknown, names: unknown[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value as readonly unknown[]) collect(each, names);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    if (key === 'name') names.push(each);
    if (OF_PEOPLE.has(key) && Array.isArray(each)) names.push(...(each as readonly unknown[]));
    // A row holds a part of it as a text.
    collect(typeof each === 'string' && /^[[{]/.test(each) ? parsed(each) : each, names);
  }
}

/** The names of people who sit around a table anywhere in a value; its cards name none. */
function seatedIn(value: unknown): readonly string[] {
  const read = typeof value === 'string' && /^[[{]/.test(value) ? parsed(value) : value;
  if (typeof read !== 'object' || read === null) return [];
  if (Array.isArray(read)) return read.flatMap((each: unknown) => seatedIn(each));
  return Object.entries(read).flatMap(([key, each]) => {
    if (key === 'packs') return [];
    return OF_PEOPLE.has(key) ? namesIn({ [key]: each as unknown }) : seatedIn(each);
  });
}

/** The parts of a game, and of what was asked of it, in which people are named; elsewhere `name` is that of a card or an error. */
const NAMING = ['setup', 'seating', 'records', 'request', 'given'] as const;

/** The names of people in a game, or in what was written down about one. */
export const namesAround = (value: unknown): readonly string[] => [...givenIn(value), ...seatedIn(value)];

function givenIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { game, saved, rows, name, ...parts } = value as Readonly<Record<string, unknown>>;
  const named = NAMING.map((part) => (typeof parts[part] === 'string' ? parsed(parts[part]) : parts[part]));
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...namesIn(named),
    ...[game, saved, rows].flatMap(givenIn),
  ];
}

/** All names of people in a file of games: of every game, not only the one that is reported, and of who may play one. */
export function namesKept(db: ReadableDb): readonly string[] {
  const rows = [
    ...db.all('SELECT name, setup, seating FROM games'),
    ...db.all('SELECT player FROM records WHERE player IS NOT NULL'),
    ...db.all('SELECT name, setup FROM journeys'),
  ];
  return [
    ...rows.flatMap((row) => Object.entries(row).flatMap(([column, value]) => namesOf(column, value))),
    ...db.all('SELECT value FROM settings').flatMap(({ value }) => seatedIn(value)),
  ];
}

const namesOf = (column: string, value: Value): readonly string[] =>
  typeof value !== 'string' ? [] : column === 'name' ? [value] : namesIn(parsed(value));

/** A text of JSON; one that is none, of a row that was damaged, names nobody that could be found. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Calls people by numbers. */
export interface Nameless {
  /** A text that is a name and nothing else, or has none in it. */
  readonly whole: (text: string) => string;
  /** A text that somebody wrote, or that holds a name among other words. */
  readonly among: (text: string) => string;
  /** Is somebody named in it? */
  readonly names: (text: string) => boolean;
}

/**
 * @param names of all people, each as often as it may be
 * @param known texts that mean something in the game, as the ids of its cards: a person may be called like one
 */
export function nameless(names: readonly string[], known: ReadonlySet<string>): Nameless {
  const people = [...new Set(names.map((name) => name.normalize().trim()))];
  const numbers = new Map(people.map((name, index) => [name, `Person ${String(index + 1)}`]));
  const parts = people.flatMap((name, index) =>
    partsOf(name).map((part) => ({ part, person: `Person ${String(index + 1)}` })),
  );
  // The longest first, or nothing of it would be left to be found.
  const searches = parts
    .toSorted((a, b) => b.part.length - a.part.length)
    .flatMap(({ part, person }) => patternsOf(part).map((pattern) => ({ pattern, person })));
  const among = (text: string): string => {
    const whole = numbers.get(text.normalize().trim());
    if (whole !== undefined) return whole;
    if (known.has(text)) return text;
    // Taken apart, a letter is found whatever accents it has.
    const apart = text.normalize('NFD');
    return searches.reduce((said, { pattern, person }) => said.replace(pattern, person), apart).normalize();
  };
  return {
    whole: (text) => numbers.get(text.normalize().trim()) ?? text,
    among,
    names: (text) => among(text) !== (known.has(text) ? text : text.normalize()),
  };
}

/** A name, as it stands in JSON too, and each of its words: somebody may be called by one of them. */
function partsOf(name: string): readonly string[] {
  const words = name.split(/\s+/).filter((word) => word.length >= SHORTEST_PART);
  return [...new Set([name, JSON.stringify(name).slice(1, -1), ...words])];
}

/** The accents of a letter, but for the one that is an iota where capitals do not count. */
const ACCENTS = String.raw`[\u0300-\u0344\u0346-\u036F]*`;

/** Finds a part of a name with any accents, in a text that is taken apart into letters and accents. */
function patternsOf(part: string): readonly RegExp[] {
  const letters = Array.from(part.normalize('NFD').replaceAll(new RegExp(ACCENTS, 'gu'), ''));
  if (letters.length === 0) return [];
  const literal = letters
    .map((letter) => `${letter.replace(/[\\^$.*+?()[\]{}|]/u, String.raw`\$&`)}${ACCENTS}`)
    .join('');
  if (Math.min(part.length, letters.length) >= LONG) return [new RegExp(literal, 'giu')];
  const alone = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${literal}(?![\\p{L}\\p{N}\\p{M}])`, 'giu');
  // "Anns" is hers as well.
  return /^\p{Lu}/u.test(part) && part.length >= SHORTEST_PART
    ? [alone, new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${literal}`, 'gu')]
    : [alone];
}
