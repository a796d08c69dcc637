/** Hue, saturation, lightness. */
export type Tint = readonly [number, number, number];

/** What a window is glazed with. */
export interface Palette {
  /** Behind everything: two deep colours in turn. */
  readonly ground: readonly [Tint, Tint];
  /** Rays, wings and hills: two lighter colours in turn. */
  readonly light: readonly [Tint, Tint];
  readonly accent: Tint;
  readonly metal: Tint;
  /** The glass around the figure. */
  readonly heart: Tint;
}

/** One piece of coloured glass between its leads. */
export interface Pane {
  readonly d: string;
  readonly fill: string;
}

/**
 * Whole glass of the Good side; glass of the Opponents, which never had much light; a Good card's glass cracked by
 * luring; and glass that came back, its cracks mended with gold.
 */
export type Condition = 'whole' | 'ashen' | 'cracked' | 'mended';

/** What a form is drawn with. */
export interface Brush {
  readonly chance: () => number;
  readonly palette: Palette;
  /** The printed strength. */
  readonly strength: number;
  /** The same from 0 for the least to 1 for the greatest. */
  readonly might: number;
  /** Colours a pane; no two come out quite alike. */
  readonly glaze: (tint: Tint) => string;
}

/** A form: the outline of its opening in a field of 100 by 110, where its figure stands, and its panes, the hindmost first. */
export interface Form {
  readonly outline: string;
  readonly figure: { readonly x: number; readonly y: number; readonly size: number };
  /** The figure is painted dark on a light ground, rather than light on a dark one. */
  readonly painted?: boolean;
  readonly panes: (brush: Brush) => readonly Pane[];
}
