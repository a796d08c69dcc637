/** A pack of cards or other content, as everybody needs to know it. */
export interface ReadPack {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly licence: string;
  readonly cards: readonly unknown[];
}

/** Something wrong with a file of a pack. */
export interface PackFault {
  /** From the folder that holds all packs, as `starter/good/raphael.json`. */
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** How a game reads the packs that are made for it. */
export interface PackFiles {
  /** The packs of these folders, all of one game, and what is wrong with them. */
  read(folders: readonly string[]): {
    readonly packs: readonly ReadPack[];
    readonly issues: readonly PackFault[];
  };
}
