import { invariant } from '../../kernel/invariant.ts';
import type { StateJson } from '../../kernel/upgrade.ts';

/** Something in a state as JSON has it, whatever version of the rules wrote it. */
export type Json = Readonly<Record<string, unknown>>;

/** The frames of one kind in a stored state. Throws where the state has no stack of frames. */
export const framesIn = (state: StateJson, kind: string): readonly Json[] =>
  stackOf(state).filter((frame) => frame['kind'] === kind);

/** A stored state in which each frame of one kind is what `change` makes of it. Throws where the state has no stack of frames. */
export const withFrames = (state: StateJson, kind: string, change: (frame: Json) => Json): StateJson => ({
  ...state,
  stack: stackOf(state).map((frame) => (frame['kind'] === kind ? change(frame) : frame)),
});

/** A stored state in which each card in play is what `change` makes of it. Throws where the state has no cards in play. */
export function withInPlay(state: StateJson, change: (card: Json) => Json): StateJson {
  const { table } = state;
  invariant(isJson(table), 'a state needs a table');
  const { inPlay } = table;
  invariant(Array.isArray(inPlay) && inPlay.every(isJson), 'a table needs a list of cards in play');
  return { ...state, table: { ...table, inPlay: inPlay.map(change) } };
}

function stackOf({ stack }: StateJson): readonly Json[] {
  invariant(Array.isArray(stack) && stack.every(isFrame), 'a state needs a stack of frames');
  return stack;
}

/** Is this an object, as JSON has it? */
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isFrame = (value: unknown): value is Json => isJson(value) && 'kind' in value;
