import { DamagedRowError } from '../../../../../db/file/errors.ts';
import { loadGame, type StoredGame } from '../../../../../db/games/games.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import { happeningsOf, type Happening } from '../../../../../db/games/happenings.ts';
import { packsOfGame, type PackVersion } from '../../../../../db/games/packs.ts';
import {
  chaptersOf,
  type CardDef,
  type Chapter,
  type DefId,
  type Outcome,
  type Setup,
  type ToldEvent,
} from '../../../../../engine/alpha-omega/index.ts';
import {
  AT_THE_BEGINNING,
  headOf,
  lineOf,
  onward,
  type Course,
} from '../../../../../engine/kernel/course.ts';
import { seenOf, undoneBy } from '../../../../../engine/kernel/seen.ts';
import type { Seating } from '../../../../shared/table/standing.ts';
import { alphaOmegaAdapter } from '../adapter.ts';
import { readSeating, seatingAfter } from '../../../sessions/seating.ts';

/** What is stored of a game, read for what it tells: no rule is played for it. */
export interface GameStory {
  readonly stored: StoredGame;
  readonly setup: Setup;
  /** Who sat where when the last answer of the line was given. */
  readonly seating: Seating;
  readonly outcome: Outcome | null;
  /** What happened on the line that is played; empty where nothing is kept of it. */
  readonly told: readonly ToldEvent[];
  readonly chapters: readonly Chapter[];
  readonly isPerson: (def: DefId) => boolean;
  /** After which record each Objective of the line began. */
  readonly begun: readonly number[];
  /** The last record of the line. */
  readonly head: number;
  /** Something was taken back that had already been shown. */
  readonly rewound: boolean;
  /** When the last record was written. */
  readonly at: string;
}

/** Persons of pack versions that were read before: their texts are large, and never change. */
const persons = new Map<string, ReadonlySet<DefId>>();

/**
 * Reads a game's story; null where there is no such game.
 * @throws DamagedRowError where what is stored makes no sense
 */
export function readGameStory(db: ReadableDb, id: string): GameStory | null {
  const stored = loadGame(db, id);
  if (stored === null) return null;
  const setup = alphaOmegaAdapter.readSetup(stored.setup);
  if (!setup.ok) throw new DamagedRowError(`games.setup: ${setup.error}`);
  const first = readSeating(stored.seating, alphaOmegaAdapter.names(setup.value));
  if (!first.ok) throw new DamagedRowError(`games.seating: ${first.error}`);
  const happenings = happeningsOf(db, id);
  const course = stored.records.reduce(onward, AT_THE_BEGINNING);
  const line = new Set(lineOf(course));
  const played = happenings.filter(({ number }) => line.has(number));
  const told = played.flatMap(({ events }) => events as readonly ToldEvent[]);
  const isPerson = personsOf(packsOfGame(db, id));
  return {
    ...{ stored, setup: setup.value, told, isPerson },
    seating: seatingAfter(first.value, stored.records.slice(0, headOf(course))),
    outcome: stored.outcome as Outcome | null,
    chapters: told.length === 0 ? [] : chaptersOf(told, { ...readingOf(setup.value), isPerson }),
    begun: played.flatMap(({ number, events }) =>
      (events as readonly ToldEvent[]).some(({ event }) => event.type === 'objectiveBegan') ? [number] : [],
    ),
    head: headOf(course),
    rewound: isRewound(course, stored, happenings),
    at: played.at(-1)?.at ?? stored.playedAt,
  };
}

/** Did a person sit at a game when its last answer was given, and not only the program? */
export function hasPeople({ setup, seating, records }: StoredGame): boolean {
  const read = alphaOmegaAdapter.readSetup(setup);
  const first = read.ok ? readSeating(seating, alphaOmegaAdapter.names(read.value)) : read;
  if (!first.ok) return true;
  const line = records.slice(0, headOf(records.reduce(onward, AT_THE_BEGINNING)));
  return seatingAfter(first.value, line).seats.some(({ kind }) => kind !== 'bot');
}

function readingOf({ objective, campaign = [], seats, commonDeck }: Setup): {
  readonly objectives: readonly DefId[];
  readonly decks: readonly number[];
  readonly common: boolean;
} {
  return {
    objectives: [objective, ...campaign],
    decks: commonDeck ? [commonDeck.length] : seats.map(({ deck }) => deck.length),
    common: commonDeck !== undefined,
  };
}

function personsOf(packs: readonly PackVersion[]): (def: DefId) => boolean {
  const sets = packs.map(({ hash, content }) => {
    const known = persons.get(hash) ?? new Set(personsIn(content));
    persons.set(hash, known);
    return known;
  });
  return (def) => sets.some((set) => set.has(def));
}

function personsIn(content: string): readonly DefId[] {
  const { cards } = JSON.parse(content) as { readonly cards: readonly CardDef[] };
  return cards.filter(({ type }) => type === 'person').map(({ id }) => id);
}

/** Was an answer taken back that had shown something? Of games whose happenings were not kept, any return may have been such. */
function isRewound(course: Course, { records }: StoredGame, happenings: readonly Happening[]): boolean {
  const seen = seenOf(records, course);
  const shows = new Set(
    happenings
      .filter(({ number, events }) =>
        alphaOmegaAdapter.showedHidden((events as readonly ToldEvent[]).slice(0, seen.get(number))),
      )
      .map(({ number }) => number),
  );
  return records.some((record, index) => {
    if (record.kind !== 'return') return false;
    const undone = undoneBy(course, index);
    return undone.length > 0 && (happenings.length === 0 || undone.some((number) => shows.has(number)));
  });
}
