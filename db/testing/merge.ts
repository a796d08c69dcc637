import { appendRecord, createGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { openDatabase } from '../file/open.ts';
import { contentHash, replaceCatalogue } from '../games/packs.ts';

/*
 * What tests of a merge put into its two databases.
 */

/** The database in a file that is new. */
export function openedIn(file: string): OwnedDb {
  const result = openDatabase(file);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

/** What a pack of this title holds. */
export const content = (title: string): string => JSON.stringify({ title });
/** A pack with one card. @returns its hash */
export const pack = (db: OwnedDb, title: string): string => {
  const hash = contentHash(content(title));
  const card = { id: `${title}:a`, name: 'A', side: null, type: 'person', card: '{}' };
  replaceCatalogue(
    db,
    [{ hash, pack: title, version: '1.0.0', content: content(title), cards: [card] }],
    'now',
  );
  return hash;
};

/** A game with these answers. */
export function play(
  db: OwnedDb,
  id: string,
  answers: readonly string[],
  packs: readonly string[] = [],
): void {
  const state = (text: string) => ({ state: { hash: text, text }, round: 1, outcome: null });
  const header = { ruleset: 'r', rules: 1, setup: {}, seed: 's', seating: null, createdAt: '2026-11-20' };
  createGame(db, { id, ...header, packs, events: [], ...state('begun') });
  answers.forEach((answer, index) => {
    const line = Array.from({ length: index + 1 }, (_, each) => each + 1);
    appendRecord(db, {
      ...{
        game: id,
        number: index + 1,
        line,
        events: [answer],
        playedAt: `2026-11-2${String(index)}`,
        ...state(answer),
      },
      record: { kind: 'answer', command: { decision: index + 1, seat: 0, answer: [answer] }, by: 0 },
    });
  });
}

/** A deck with one version for each of these cards. */
export function makeDeck(
  db: OwnedDb,
  id: string,
  versions: readonly string[],
  { name = id, changedAt = 'now' }: { readonly name?: string; readonly changedAt?: string } = {},
): void {
  db.run(
    `INSERT INTO decks (id, name, side, notes, tags, card_notes, made_at, changed_at)
      VALUES (?, ?, 'good', '', '[]', '{}', 'then', ?)`,
    ...[id, name, changedAt],
  );
  versions.forEach((cards, index) =>
    db.run(
      `INSERT INTO deck_versions (deck, number, at, origin, cards, side_list) VALUES (?, ?, ?, '{}', ?, '[]')`,
      ...[id, index + 1, `at ${cards}`, JSON.stringify([cards])],
    ),
  );
}

/** A journey with these games, one for each station, and these steps, each after the game of its place if there is one. */
export function makeJourney(
  db: OwnedDb,
  id: string,
  games: readonly string[],
  steps: readonly string[],
): void {
  db.run(
    `INSERT INTO journeys (id, kind, name, begun_at, setup) VALUES (?, 'campaign', ?, 'then', '{}')`,
    ...[id, id],
  );
  games.forEach((game, station) =>
    db.run(
      `INSERT INTO journey_games (game, journey, station, begun_at) VALUES (?, ?, ?, 'then')`,
      ...[game, id, station],
    ),
  );
  steps.forEach((step, index) =>
    db.run(
      `INSERT INTO journey_steps (journey, number, at, game, step) VALUES (?, ?, 'then', ?, ?)`,
      ...[id, index + 1, games[index] ?? null, JSON.stringify(step)],
    ),
  );
}
