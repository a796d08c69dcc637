import type { AnyWire, KeptGame, KeptOrder, KeptPart, Shelf, Trouble } from '../../../electron/shared/api.ts';
import { ask } from '../../api.ts';
import type { Host } from '../../host.ts';

/** So many lines are asked for at once. */
const PART = 40;
/** So many pictures. */
const PICTURES = 40;

const NONE: KeptPart['shelves'] = { lines: 0, slots: 0, trash: 0 };

/** A shelf of kept games, of which only what is in sight is there; the rest is asked for when it is scrolled to. */
export class KeptGames {
  shelf = $state<Shelf>('lines');
  search = $state('');
  order = $state<KeptOrder>('played');
  total = $state(0);
  shelves = $state.raw(NONE);
  trouble = $state.raw<Trouble | null>(null);
  /** What was asked for at least once has come. */
  isRead = $state(false);
  rows = $state.raw<ReadonlyMap<number, KeptGame>>(new Map());
  thumbnails = $state.raw<ReadonlyMap<string, AnyWire['thumbnail']>>(new Map());
  readonly #host: Host;
  #parts = new Set<number>();
  /** What was asked for before this is of another list. */
  #asked = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Reads the list anew from its beginning: another shelf, search or order, or something changed. */
  async reread(): Promise<void> {
    this.#asked += 1;
    this.#parts = new Set();
    await this.#read(0, true);
  }

  /** What is to be seen from line to line. */
  async show(from: number, to: number): Promise<void> {
    for (let part = Math.floor(from / PART); part <= Math.floor(to / PART); part += 1)
      if (!this.#parts.has(part) && part * PART < this.total) await this.#read(part, false);
  }

  async #read(part: number, isFirst: boolean): Promise<void> {
    const asked = this.#asked;
    this.#parts.add(part);
    const { shelf, search, order } = this;
    const reply = await ask(
      this.#host.api.keptGames({ shelf, search, order, from: part * PART, count: PART }),
    );
    if (asked !== this.#asked) return;
    this.isRead = true;
    if (!reply.ok) {
      this.trouble = reply.error;
      this.#parts.delete(part);
      return;
    }
    const { games, total, shelves } = reply.value;
    this.trouble = null;
    this.total = total;
    this.shelves = shelves;
    const before = isFirst ? [] : this.rows;
    this.rows = new Map([...before, ...games.map((game, index) => [part * PART + index, game] as const)]);
    await this.#picture(games);
  }

  async #picture(games: readonly KeptGame[]): Promise<void> {
    const wanted = games.filter(
      ({ id, game, isOfOtherRules }) => game !== null && !this.thumbnails.has(id) && !isOfOtherRules,
    );
    const rulesets = new Set(wanted.flatMap(({ game }) => (game === null ? [] : [game.ruleset])));
    // A list without pictures is better than none.
    await Promise.allSettled([...rulesets].map((id) => this.#host.faces.of(id).thumbnail.come()));
    for (let from = 0; from < wanted.length; from += PICTURES) {
      const reply = await ask(
        this.#host.api.thumbnails(wanted.slice(from, from + PICTURES).map(({ id }) => id)),
      );
      if (reply.ok)
        this.thumbnails = new Map([
          ...this.thumbnails,
          ...reply.value.map((each) => [each.id, each] as const),
        ]);
    }
  }
}
