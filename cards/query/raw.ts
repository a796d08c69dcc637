/** Where something stands in the text: from its first character up to, and without, `to`. Counted from 0. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

export const OPS = [':', '=', '!=', '<', '<=', '>', '>='] as const;
export type Op = (typeof OPS)[number];

/** A value as it is written: a word, words between quotes, or a pattern between strokes. */
export interface RawValue extends Place {
  readonly kind: 'bare' | 'quoted' | 'pattern';
  /** Without its quotes or strokes. */
  readonly text: string;
}

export interface RawTerm extends Place {
  readonly kind: 'term';
  /** As it is written; null for a bare word. */
  readonly field: string | null;
  readonly fieldTo: number;
  readonly op: Op;
  readonly value: RawValue;
}

/** A query as the grammar reads it, before anybody looks whether its fields and values exist. */
export type RawQuery =
  | RawTerm
  | (Place & { readonly kind: 'all' | 'any'; readonly of: readonly RawQuery[] })
  | (Place & { readonly kind: 'not' | 'muted' | 'group'; readonly of: RawQuery });
