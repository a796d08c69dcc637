import type { z } from 'zod';

/** A part of the contract between window and main process: functions, one a channel. */
export type Channels<Api> = Readonly<Record<keyof Api, (...given: never[]) => unknown>>;

/** The schemas of a part of the contract: for each of its channels the list of its arguments. */
export type ArgumentsOf<Api extends Channels<Api>> = {
  readonly [K in keyof Api]: z.ZodType<Parameters<Api[K]>>;
};
