/** An entry of a report. */
export interface ReportPart {
  readonly kind: 'about' | 'game' | 'records' | 'state' | 'pack' | 'log';
  /** The name of the entry in the file. */
  readonly entry: string;
  /** Before it is packed. */
  readonly bytes: number;
}

/** What a report would hold. */
export interface ReportPreview {
  readonly parts: readonly ReportPart[];
  /** Of the whole file. */
  readonly bytes: number;
  /** The entry that is read, word for word as it is written. */
  readonly shown: { readonly entry: string; readonly text: string } | null;
  /** Answers in the log; null where there is no game in it. */
  readonly answers: number | null;
}

/** How far the search for the shortest log is. */
export interface ShrinkProgress {
  /**
   * `whole`: nothing can be left out, since the fault shows only as it stands; `sound`: nothing is wrong with the game when
   * it is played again.
   */
  readonly state: 'working' | 'done' | 'stopped' | 'whole' | 'sound';
  /** Answers that there were, and that are left. */
  readonly from: number;
  readonly now: number;
  readonly tried: number;
}
