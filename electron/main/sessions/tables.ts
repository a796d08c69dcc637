/** Games on the table, each by its id: so many of them as anybody can be at. All others are on disk. */
export interface Tables<T> {
  get(id: string): T | undefined;
  has(id: string): boolean;
  set(id: string, game: T): void;
  delete(id: string): void;
  clear(): void;
}

/** The one that is played, and the one that somebody came from or goes to. */
const MOST = 2;

/** Holds the games that were last played; who comes back to another one reads it again. */
export function newTables<T>(): Tables<T> {
  const games = new Map<string, T>();
  return {
    get: (id) => games.get(id),
    has: (id) => games.has(id),
    set: (id, game) => {
      games.delete(id);
      games.set(id, game);
      for (const left of [...games.keys()].slice(0, -MOST)) games.delete(left);
    },
    delete: (id) => {
      games.delete(id);
    },
    clear: () => {
      games.clear();
    },
  };
}
