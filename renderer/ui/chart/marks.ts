/** Words at a place of an edge, in hundredths of its length. */
export interface Mark {
  readonly at: number;
  readonly words: string;
}

/** A height of a plot, in hundredths from the top, with words beside it, a line across, or both. */
export interface Level {
  readonly at: number;
  readonly words?: string | undefined;
  readonly line?: 'thin' | 'dashed' | 'dotted';
  /** Of the words. */
  readonly colour?: string;
  /** Of the line. */
  readonly stroke?: string;
}

/** How the parts of a bar are told apart where colours are not. */
export type Pattern = 'plain' | 'slanted' | 'level' | 'dotted';

/** How a part of a bar looks, and the mark beside the word for it. */
export interface Look {
  readonly pattern: Pattern;
  readonly colour: string;
}

/** A part of a bar: how much of its length it takes, in hundredths. */
export interface Portion extends Look {
  readonly share: number;
}

/** A value and between which bounds it surely lies. */
export interface Bounded {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A column of a chart. */
export interface Column {
  readonly key: string;
  /** What it says, in words. */
  readonly words: string;
  /** What stands over it, and under it. */
  readonly top?: string;
  readonly foot?: string;
  /** From its foot up. */
  readonly portions: readonly Portion[];
}

/** A figure of a list: what it is of, and what it says to whoever hears it alone. */
export interface Figure {
  readonly key: string;
  readonly words: string;
  readonly count: number;
  readonly label: string;
  /** How what it counts looks in the chart beside it. */
  readonly look?: Look;
}
