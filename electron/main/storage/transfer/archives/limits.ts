/** Limits of an archive. No honest one comes near; one that does is refused before it can cost time or memory. */
export interface Limits {
  /** Bytes of the file. */
  readonly file: number;
  /** Bytes of all entries unpacked. */
  readonly unpacked: number;
  /** The limit on unpacked bytes where the file holds decks: they are many small things, each of which is read and compared. */
  readonly unpackedDecks: number;
  readonly entries: number;
  /** The highest ratio of unpacked to packed size of an entry; entries below `free` bytes are not asked. */
  readonly ratio: number;
  readonly free: number;
  /** Levels of JSON within each other. */
  readonly depth: number;
  /** Characters of one text in JSON. */
  readonly text: number;
}

const MIB = 1024 * 1024;

export const LIMITS: Limits = {
  file: 16 * MIB,
  unpacked: 24 * MIB,
  unpackedDecks: 4 * MIB,
  entries: 3000,
  ratio: 200,
  free: 64 * 1024,
  depth: 64,
  text: 100_000,
};

/** Bytes of an entry's name. */
export const LONGEST_NAME = 120;
