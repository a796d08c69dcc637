import { resolve } from 'node:path';

const OURS = /\.(?:aosave|aodeck|aopack)$/i;

/** The files among the words of a command line that this program opens. Whether they are there, whoever reads them sees. */
export const filesIn = (argv: readonly string[], folder: string): readonly string[] =>
  argv.filter((word) => OURS.test(word) && !word.startsWith('-')).map((word) => resolve(folder, word));

/** The number of files that may wait; whoever asks for more at once has asked for something else. */
const MOST = 8;

/** Files that the program was asked to open, until somebody takes them. */
export interface Asked {
  add(files: readonly string[]): void;
  /** Gives them, each once. */
  take(): readonly string[];
}

/** A list of files to open, empty at first. */
export function filesAsked(): Asked {
  let files: readonly string[] = [];
  return {
    add: (more) => {
      files = [...files, ...more].slice(-MOST);
    },
    take: () => {
      const taken = files;
      files = [];
      return taken;
    },
  };
}
