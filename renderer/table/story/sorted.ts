/** Something by which the lines of a log can be sorted out. */
export interface Sorted {
  readonly id: string;
  readonly words: string;
}
