/** What can be wrong with a pack. The code is for programs, the message for the card's author. */
export type IssueCode =
  | 'unreadable'
  | 'notJson'
  | 'tooLarge'
  | 'unknownKey'
  | 'wrongValue'
  | 'wrongId'
  | 'wrongFolder'
  | 'duplicateId'
  | 'duplicatePack'
  | 'unknownCard'
  | 'notForThisDeck'
  | 'tooManyCopies'
  | 'unknownEmblem'
  | 'unknownFact'
  | 'unboundName'
  | 'wrongName'
  | 'misplaced'
  | 'tooLong'
  | 'tooDeep';

export type Path = readonly PropertyKey[];

/** Something wrong at a place inside one file. */
export interface Finding {
  readonly path: Path;
  readonly code: IssueCode;
  readonly message: string;
}

/** A finding, and in which file: what is shown to the author. */
export interface Issue {
  /** Relative to the folder that holds the packs; that folder itself where it cannot be read. */
  readonly file: string;
  /** Where in the file, as in `abilities[0].do[1].op`; empty for the file as a whole. */
  readonly path: string;
  readonly code: IssueCode;
  readonly message: string;
}

/** Says in which file a finding was made, with its path as text. */
export function issueIn(file: string, { path, code, message }: Finding): Issue {
  return { file, path: pathText(path), code, message };
}

function pathText(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}
