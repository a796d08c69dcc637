import { below, startStream } from '../../engine/kernel/rng.ts';
import type { Row, Value, WritableDb } from '../file/handles.ts';

/*
 * Pairs of databases that have something in common, made by chance: what a merge could meet in any table, in any mixture.
 */

type Side = 'here' | 'there';
type Dice = (bound: number) => number;

/** The rows of each table. */
export type Tables = Record<string, Row[]>;

/** Tables whose rows a merge may add to or change, those first that others belong to. */
export const MERGED = [
  ...['pack_versions', 'games', 'game_packs', 'log', 'stored_views', 'rules_upgrades', 'replay_notes'],
  ...['branches', 'pivotal_moments', 'game_results', 'decks', 'deck_versions', 'deck_drafts', 'journeys'],
  ...['journey_steps', 'journey_games', 'teams', 'saved_searches', 'card_notes', 'calendar_tries'],
];

/** What two logs hold: the same at first, then what each side put there by itself. */
interface Merging {
  readonly here: readonly string[];
  readonly there: readonly string[];
}

function dicesOf(seed: number): Dice {
  let rng = startStream(String(seed), 'merge');
  return (bound) => {
    const [value, after] = below(rng, bound);
    rng = after;
    return value;
  };
}

function courseOf(dice: Dice): Merging {
  const words = (word: string, bound: number): readonly string[] =>
    Array.from({ length: dice(bound) }, (_, index) => `${word}${String(index)}`);
  const common = words('both', 3);
  return { here: [...common, ...words('ours', 3)], there: [...common, ...words('theirs', 3)] };
}

/** The record of this number in a log, after the word that stands there; what kind it is says its number. */
function recordOf(number: number, word: string): Row {
  const none = {
    seat: null,
    by_seat: null,
    decision: null,
    answer: null,
    return_to: null,
    player: null,
    seen: null,
  };
  const isOurs = word.startsWith('ours');
  switch (number % 4) {
    case 0:
      return { ...none, kind: 'return', return_to: isOurs ? 0 : 1 };
    case 1:
      return { ...none, kind: 'answer', seat: 0, by_seat: 0, decision: 1, answer: JSON.stringify([word]) };
    case 2:
      return { ...none, kind: 'takeOver', seat: 0, by_seat: isOurs ? 1 : 2 };
    default:
      return { ...none, kind: 'seating', seat: 0, player: JSON.stringify({ name: word }) };
  }
}

/** Puts a pair together: both sides are filled beside each other, so that they have something in common. */
class Pair {
  readonly tables: Readonly<Record<Side, Tables>> = { here: noRows(), there: noRows() };
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  put(side: Side, table: string, row: Row): void {
    this.tables[side][table]?.push(row);
  }

  /** One case in so many. */
  one(of: number): boolean {
    return this.#dice(of) === 0;
  }

  /** On which sides something is. */
  sides(): readonly Side[] {
    return ([['here'], ['there'], ['here', 'there'], ['here', 'there'], ['here', 'there']] as const)[
      this.#dice(5)
    ] as readonly Side[];
  }

  /** Nothing, or something that tells its side. */
  maybe(text: string): string | null {
    return this.one(2) ? null : text;
  }

  game(index: number): void {
    const [id, pack] = [`g${String(index)}`, String(index % 3).padEnd(64, '0')];
    const course = courseOf(this.#dice);
    for (const side of this.sides()) this.#gameOn(side, { id, pack, words: course[side] });
    if (this.one(3)) {
      // A copy that was brought over before, and may have gone on since, or not have all that is there by now.
      const words = [...course.there, 'more'].slice(0, course.there.length + this.#dice(3) - 1);
      this.#gameOn('here', { id: `t${String(index)}`, pack, words, copiedFrom: id });
    }
  }

  #gameOn(
    side: Side,
    about: { id: string; pack: string; words: readonly string[]; copiedFrom?: string },
  ): void {
    const { id: game, pack, words, copiedFrom = null } = about;
    const records = words.length;
    if (!this.tables[side]['pack_versions']?.some(({ hash }) => hash === pack))
      this.put(side, 'pack_versions', {
        hash: pack,
        pack: 'p',
        version: '1',
        content: '{}',
        stored_at: side,
      });
    const state = { state_number: records, state_hash: `${side} ${String(records)}`, state: side };
    this.put(side, 'games', {
      ...{ id: game, ruleset: 'r', rules: 1 + this.#dice(3), setup: '{}', seed: side, created_at: side },
      ...{ played_at: `day ${String(this.#dice(9))}`, answers: records, records, round: this.#dice(9) },
      ...{ outcome: this.maybe(JSON.stringify(side)), seating: null, kind: this.one(4) ? 'slot' : 'line' },
      ...{ name: this.maybe(`${side} ${game}`), trashed_at: this.maybe(side), copied_from: copiedFrom },
      ...{
        taken_in: this.maybe(side),
        taken_from: null,
        turn: this.#dice(9),
        words: this.maybe(side),
        ...state,
      },
    });
    this.put(side, 'game_packs', { game, pack });
    const told = (hash: string | null): Row => ({
      ...{ at: side, hash, events: hash === null ? null : '[]', counts: this.#dice(2) },
    });
    const beginning = { kind: 'beginning', seat: null, by_seat: null, decision: null, answer: null };
    this.put(side, 'log', {
      game,
      number: 0,
      ...beginning,
      return_to: null,
      player: null,
      seen: null,
      ...told('begun'),
    });
    for (const [index, word] of words.entries())
      this.put(side, 'log', {
        game,
        number: index + 1,
        ...recordOf(index + 1, word),
        ...told(this.maybe(side)),
      });
    for (const number of [0, 1, 2]) {
      if (this.one(2)) this.put(side, 'stored_views', { game, number, round: 1, view: side });
      const rules = { from_rules: 1, to_rules: 2, hash: side, state: side };
      if (this.one(3)) this.put(side, 'rules_upgrades', { game, number, ...rules });
      const note = { game, id: `n${String(number)}`, number, text: side, created_at: side, changed_at: side };
      if (this.one(3)) this.put(side, 'replay_notes', note);
    }
    if (this.one(2)) this.put(side, 'branches', { game, source: side, number: 0 });
    const found = { game, records: this.one(2) ? records : this.#dice(4), method: 1, found: '{}' };
    if (this.one(2)) this.put(side, 'pivotal_moments', found);
  }

  /** What is kept of games whether they are there or not. */
  ofGames(count: number): void {
    const next = { here: [1, 1], there: [1, 1] };
    for (let index = 0; index < count; index += 1) {
      const game = `g${String((index * 5) % count)}`;
      for (const side of this.sides())
        this.put(side, 'game_results', { game, records: this.#dice(4), reckoning: 1, result: `"${side}"` });
      for (const side of this.sides()) {
        const day = index % 2;
        const number = next[side][day] ?? 1;
        next[side][day] = number + 1;
        const result = this.maybe(`"${side}"`);
        this.put(side, 'calendar_tries', {
          calendar: 'day',
          day: String(day),
          number,
          game,
          begun_at: side,
          result,
        });
      }
    }
  }

  deck(index: number): void {
    const [id, course] = [`d${String(index)}`, courseOf(this.#dice)];
    const differing = this.#dice(3);
    const put = (side: Side, deck: string, words: readonly string[]): void => {
      const about = {
        notes: side,
        tags: '[]',
        card_notes: '{}',
        made_at: id,
        changed_at: `day ${String(this.#dice(9))}`,
      };
      const gone = { archived_at: this.maybe(side), deleted_at: this.maybe(side) };
      this.put(side, 'decks', { id: deck, name: `${side} ${deck}`, side: 'good', ...about, ...gone });
      for (const [at, word] of ['made', ...words].entries()) {
        // Two that differ do so in one column alone.
        const [when, cards, beside] = [0, 1, 2].map((column) => (column === differing ? word : ''));
        const lists = { cards: JSON.stringify([cards]), side_list: JSON.stringify([beside]) };
        this.put(side, 'deck_versions', {
          deck,
          number: at + 1,
          at: when ?? '',
          origin: `"${side}"`,
          ...lists,
        });
      }
      if (this.one(2)) this.put(side, 'deck_drafts', { deck, at: side, cards: '[]', side_list: '[]' });
    };
    for (const side of this.sides()) put(side, id, course[side]);
    if (this.one(4)) put('here', `e${String(index)}`, course.there);
  }

  /** A journey, and which of these games were begun in it. */
  journey(index: number, games: readonly string[]): void {
    const [id, course] = [`j${String(index)}`, courseOf(this.#dice)];
    const differing = this.#dice(2);
    const put = (side: Side, journey: string, words: readonly string[]): void => {
      const name = this.one(2) ? `${side} ${journey}` : `${side} ${journey}`.repeat(9);
      const about = { begun_at: id, setup: '{}', removed_at: this.maybe(side) };
      this.put(side, 'journeys', { id: journey, kind: 'campaign', name, ...about });
      for (const [at, word] of words.entries()) {
        const [when, step] = [0, 1].map((column) => (column === differing ? word : ''));
        const line = { at: when ?? '', game: this.maybe(games[0] ?? ''), step: JSON.stringify(step) };
        this.put(side, 'journey_steps', { journey, number: at + 1, ...line });
      }
    };
    for (const side of this.sides()) {
      put(side, id, course[side]);
      for (const [station, game] of games.entries())
        if (this.one(2)) this.put(side, 'journey_games', { game, journey: id, station, begun_at: side });
    }
    if (this.one(5)) put('here', `k${String(index)}`, course.there);
  }

  /** What stands for itself. */
  single(index: number): void {
    const [id, position] = [`s${String(index)}`, index];
    for (const side of this.sides())
      this.put(side, 'teams', { id, name: side, members: '[]', made_at: side, changed_at: side });
    for (const side of this.sides())
      this.put(side, 'saved_searches', { id, name: side, search: '{}', position });
    for (const side of this.sides()) this.put(side, 'card_notes', { card: id, note: side, changed_at: side });
  }
}

const noRows = (): Tables => Object.fromEntries(MERGED.map((table) => [table, []]));

/** Two databases, always the same for the same seed. */
export function pairOf(seed: number): Readonly<Record<Side, Tables>> {
  const pair = new Pair(dicesOf(seed));
  for (const index of [0, 1, 2, 3, 4, 5]) pair.game(index);
  pair.ofGames(8);
  for (const index of [0, 1, 2]) {
    pair.deck(index);
    pair.journey(index, [`g${String(2 * index)}`, `g${String(2 * index + 1)}`]);
    pair.single(index);
  }
  return pair.tables;
}

/** Puts these rows into a database that has none. */
export function fill(db: WritableDb, tables: Tables): void {
  for (const table of MERGED)
    for (const row of tables[table] ?? []) {
      const columns = Object.keys(row);
      const values: readonly Value[] = Object.values(row);
      const places = columns.map(() => '?').join(', ');
      db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...values);
    }
}
