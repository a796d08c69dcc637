import { invariant } from '../../kernel/invariant.ts';
import type { StateJson } from '../../kernel/upgrade.ts';

/** A frame as JSON has it, whatever version of the rules wrote it. */
export type FrameJson = Readonly<Record<string, unknown>>;

/** A stored state in which each frame of one kind is what `change` makes of it. Throws where the state has no stack of frames. */
export function withFrames(
  state: StateJson,
  kind: string,
  change: (frame: FrameJson) => FrameJson,
): StateJson {
  const { stack } = state;
  invariant(Array.isArray(stack) && stack.every(isFrame), 'a state needs a stack of frames');
  return { ...state, stack: stack.map((frame) => (frame['kind'] === kind ? change(frame) : frame)) };
}

const isFrame = (value: unknown): value is FrameJson =>
  typeof value === 'object' && value !== null && 'kind' in value;
