import { z } from 'zod';
import { fail, ok, type Result, type SavedState } from '../../../../../engine/index.ts';
import type { SessionRecord } from '../../../../../engine/kernel/records.ts';
import { hashText } from '../../../../../engine/kernel/hash.ts';
import type { Happening } from '../../../../../db/games/happenings.ts';
import { contentHash, type PackVersion } from '../../../../../db/games/packs.ts';
import type { Note, StoredView } from '../../../../../db/games/replays.ts';
import type { RulesUpgrade } from '../../../../../db/games/rules-upgrades.ts';
import { name as shownName, typedPage } from '../../../../shared/name-schema.ts';
import { occupant, seat } from '../../../../shared/table/seating-schema.ts';
import type { ArchiveFault } from '../../../../shared/storage/archive-fault.ts';
import type { Archive } from './archive.ts';
import { refuseIt, Refused } from './refused.ts';

/** A game as a file holds it: all that is stored of it, and the very content that it is played with. */
export interface SavedGame {
  readonly id: string;
  readonly ruleset: string;
  readonly rules: number;
  readonly setup: unknown;
  readonly seed: string;
  readonly seating: unknown;
  /** ISO 8601, UTC; so is `playedAt`. */
  readonly createdAt: string;
  readonly playedAt: string;
  readonly name: string | null;
  /** The mark of the profile in which it was played; null where it is not known. */
  readonly profile: string | null;
  readonly round: number;
  readonly answers: number;
  readonly outcome: unknown;
  readonly records: readonly SessionRecord[];
  readonly snapshot: SavedState | null;
  readonly packs: readonly PackVersion[];
  /** The happenings of its records, as far as they are known: other rules can only show these. */
  readonly happenings: readonly Happening[];
  /** The views of the table at each round's end: for other rules as well. */
  readonly views: readonly StoredView[];
  /** The players' notes at its moments. */
  readonly notes: readonly Note[];
  /** Its upgrades to newer rules, in order. */
  readonly upgrades: readonly RulesUpgrade[];
}

const GAME = 'game.json';
const RECORDS = 'records.json';
const SNAPSHOT = 'snapshot.json';
const HAPPENINGS = 'happenings.json';
const VIEWS = 'views.json';
const NOTES = 'notes.json';
const UPGRADES = 'upgrades.json';
const packEntry = (hash: string): string => `packs/${hash}.json`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const version = z.string().min(1).max(80);
/** The outcome; its own game checks what more it must have. */
const outcome = z.looseObject({}).nullable();

const game = z.strictObject({
  id: z.uuid(),
  ruleset: z.string().min(1).max(40),
  rules: z.int().min(0).max(1_000_000),
  setup: z.looseObject({}),
  seed: z.string().min(1).max(64),
  seating: z.looseObject({}).nullable(),
  createdAt: z.iso.datetime(),
  playedAt: z.iso.datetime(),
  name: shownName.nullable(),
  profile: z.uuid().nullable().default(null),
  round: z.int().min(0).max(100_000),
  answers: z.int().min(0).max(1_000_000),
  outcome,
  snapshot: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{16}$/) }).nullable(),
  // Not every game is played with packs.
  packs: z.array(z.strictObject({ hash: sha256, pack: version, version })).max(50),
});

const by = { by: seat };
const records = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('answer'),
        command: z.strictObject({
          decision: z.int().min(1).max(1_000_000),
          seat,
          answer: z.array(z.string().max(64)).max(200),
        }),
        ...by,
      }),
      z.strictObject({
        ...{ kind: z.literal('return'), to: z.int().min(0), by: seat.nullable() },
        seen: z.exactOptional(z.int().min(0).max(10_000)),
      }),
      z.strictObject({ kind: z.literal('seating'), seat, player: occupant }),
      z.strictObject({ kind: z.literal('takeOver'), seat, ...by }),
    ]),
  )
  .max(100_000);

const happenings = z
  .array(
    z.strictObject({
      number: z.int().min(0),
      at: z.iso.datetime().nullable(),
      hash: z.string().regex(/^[0-9a-f]{16}$/),
      events: z.array(z.looseObject({})).max(10_000),
    }),
  )
  .max(100_001);

const views = z
  .array(z.strictObject({ number: z.int().min(0), round: z.int().min(0), view: z.looseObject({}) }))
  .max(10_000);

const notes = z
  .array(
    z.strictObject({
      id: z.uuid(),
      number: z.int().min(0),
      text: typedPage(4000).min(1),
      createdAt: z.iso.datetime(),
      changedAt: z.iso.datetime(),
    }),
  )
  .max(1000);

const rules = z.int().min(1).max(1_000_000);
const upgrades = z
  .array(
    z.strictObject({
      number: z.int().min(0),
      ...{ from: rules, to: rules },
      hash: z.string().regex(/^[0-9a-f]{16}$/),
      state: z.looseObject({}),
    }),
  )
  .max(100);

/** The entries of a game whose form is known here, by name. */
export const SAVE_SHAPES = {
  [GAME]: game,
  [RECORDS]: records,
  [HAPPENINGS]: happenings,
  [VIEWS]: views,
  [NOTES]: notes,
  [UPGRADES]: upgrades,
};

/** The entries of a file that holds this game. */
export function entriesOfSave(saved: SavedGame): ReadonlyMap<string, unknown> {
  const { records: all, snapshot, packs, happenings: told, views: seen, notes: written, ...others } = saved;
  const { upgrades: gone, ...rest } = others;
  const header = {
    ...rest,
    snapshot: snapshot === null ? null : { hash: snapshot.hash },
    packs: packs.map(({ hash, pack, version: of }) => ({ hash, pack, version: of })),
  };
  return new Map<string, unknown>([
    [GAME, header],
    [RECORDS, all],
    [HAPPENINGS, told],
    ...(seen.length === 0 ? [] : [[VIEWS, seen] as const]),
    ...(written.length === 0 ? [] : [[NOTES, written] as const]),
    ...(gone.length === 0 ? [] : [[UPGRADES, gone.map(upgradeEntry)] as const]),
    ...(snapshot === null ? [] : [[SNAPSHOT, JSON.parse(snapshot.text)] as const]),
    ...packs.map(({ hash, content }) => [packEntry(hash), JSON.parse(content)] as const),
  ]);
}

/** Reads a saved game out of an archive: the fault where it holds none. */
export function savedGameRead(archive: Archive): Result<SavedGame, ArchiveFault> {
  try {
    return ok(savedGameIn(archive));
  } catch (error) {
    if (error instanceof Refused) return fail(error.fault);
    throw error;
  }
}

/** The game in an archive, as far as it can be told without its rules. Throws {@link Refused} where it is none. */
export function savedGameIn({ entries }: Archive): SavedGame {
  const header = fitting(game, entries, GAME);
  const all = fitting(records, entries, RECORDS);
  all.forEach((record, index) => {
    if (record.kind === 'return' && record.to > index)
      refuseIt('shape', `returns to ${record.to}, which was not yet`, RECORDS, `${index}.to`);
  });
  const told = fitting(happenings, entries, HAPPENINGS);
  inOrder(told, all.length, HAPPENINGS);
  // Who has none writes none, and a program from before them wrote none.
  const seen = entries.has(VIEWS) ? fitting(views, entries, VIEWS) : [];
  inOrder(seen, all.length, VIEWS);
  const written = entries.has(NOTES) ? fitting(notes, entries, NOTES) : [];
  checkNotes(written, all.length);
  const gone = entries.has(UPGRADES) ? fitting(upgrades, entries, UPGRADES).map(upgradeIn) : [];
  checkUpgrades(gone, all.length, header.rules);
  const { snapshot, packs, ...rest } = header;
  const named = new Set([
    GAME,
    RECORDS,
    HAPPENINGS,
    VIEWS,
    NOTES,
    UPGRADES,
    ...packs.map(({ hash }) => packEntry(hash)),
  ]);
  if (snapshot !== null) named.add(SNAPSHOT);
  for (const name of entries.keys())
    if (!named.has(name)) refuseIt('unexpected', 'nothing of the game is called so', name);
  return {
    ...rest,
    records: all,
    happenings: told,
    views: seen,
    notes: written,
    upgrades: gone,
    snapshot: snapshot === null ? null : stateIn(entries, snapshot.hash),
    packs: packs.map((pack, index) => packIn(entries, pack, index)),
  };
}

/** Each is of a record that is there, or of the beginning, and of a later one than the one before it. */
function inOrder(list: readonly { readonly number: number }[], records: number, name: string): void {
  list.forEach(({ number }, index) => {
    if (number > records || number <= (list[index - 1]?.number ?? -1))
      refuseIt('shape', `number ${number} has no place here`, name, `${index}.number`);
  });
}

const upgradeEntry = ({ before, ...upgrade }: RulesUpgrade): z.output<typeof upgrades>[number] => ({
  ...{ ...upgrade, hash: before.hash },
  state: JSON.parse(before.text) as Record<string, unknown>,
});

function upgradeIn(
  { hash, state, ...upgrade }: z.output<typeof upgrades>[number],
  index: number,
): RulesUpgrade {
  const text = JSON.stringify(state);
  if (hashText(text) !== hash)
    refuseIt('hash', 'it is not the state that it names', UPGRADES, `${index}.hash`);
  return { ...upgrade, before: { text, hash } };
}

/** Each goes on where the one before it ended, and the last one leads to the rules of the game. */
function checkUpgrades(list: readonly RulesUpgrade[], records: number, last: number): void {
  inOrder(list, records, UPGRADES);
  list.forEach(({ from, to }, index) => {
    const next = list[index + 1]?.from ?? last;
    if (to <= from || to !== next)
      refuseIt('shape', `rules ${from} to ${to} lead nowhere here`, UPGRADES, `${index}.to`);
  });
}

function checkNotes(list: readonly Note[], records: number): void {
  const ids = new Set<string>();
  list.forEach(({ id, number }, index) => {
    if (number > records) refuseIt('shape', `number ${number} has no place here`, NOTES, `${index}.number`);
    if (ids.has(id)) refuseIt('shape', `${id} is there twice`, NOTES, `${index}.id`);
    ids.add(id);
  });
}

function fitting<T>(schema: z.ZodType<T>, entries: Archive['entries'], name: string): T {
  if (!entries.has(name)) refuseIt('missing', 'a game needs it', name);
  const read = schema.safeParse(entries.get(name));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refuseIt('shape', issue?.message ?? '', name, issue?.path.join('.') ?? '');
}

function stateIn(entries: Archive['entries'], hash: string): SavedState {
  if (!entries.has(SNAPSHOT)) refuseIt('missing', 'the game says that it is there', SNAPSHOT);
  const text = JSON.stringify(entries.get(SNAPSHOT));
  if (hashText(text) !== hash) refuseIt('hash', 'it is not the state that the game names', SNAPSHOT);
  return { text, hash };
}

function packIn(
  entries: Archive['entries'],
  { hash, pack, version: of }: z.output<typeof game>['packs'][number],
  index: number,
): PackVersion {
  const name = packEntry(hash);
  if (!entries.has(name)) refuseIt('missing', 'the game is played with it', name, `packs.${index}`);
  const content = JSON.stringify(entries.get(name));
  if (contentHash(content) !== hash) refuseIt('hash', 'it is not the pack that the game names', name);
  return { hash, pack, version: of, content };
}
