import { z } from 'zod';
import type { Reply } from './reply.ts';

/** What a channel is to whoever calls it. Only the compiler sees it. */
declare const call: unique symbol;

/** A channel between window and main process: what it is given has to fit this schema; the type says what it replies, too. */
export type Channel<Given extends readonly unknown[], Value> = z.ZodType<Given> & {
  [call]?(...given: Given): Promise<Reply<Value>>;
};

/** A part of the contract, by the names of its channels. */
export type Contract = Readonly<Record<string, z.ZodType & { [call]?(...given: never): Promise<unknown> }>>;

/** A part of the contract as the window has it: functions, one a channel. */
export type ApiOf<C extends Contract> = { [K in keyof C]: NonNullable<C[K][typeof call]> };

/** What comes out of a schema of a type that has a name. Only the compiler sees it. */
declare const whole: unique symbol;
interface Whole<T> {
  readonly [whole]: T;
}

/** A schema of a type that has a name and is only read. The compiler compares it by that name, and not part by part. */
export type Named<T> = z.ZodType<Whole<T>>;

/** Says of a schema that what comes out of it is the type of that name. */
export const named = <T>(schema: z.ZodType<T>): Named<T> => schema as never;

/** What comes out of a schema. Whatever was sent is only read. */
export type Sent<Schema extends z.ZodType> = Fixed<z.output<Schema>>;

type Fixed<T> =
  T extends Whole<infer U>
    ? U
    : T extends Uint8Array
      ? T
      : T extends object
        ? { readonly [K in keyof T]: Fixed<T[K]> }
        : T;

/** Says what a channel takes, and then what it gives. Whatever does not fit is refused before anything is done. */
export function takes<Given extends [] | [z.ZodType, ...z.ZodType[]]>(
  ...given: Given
): { gives<Value>(): Channel<{ [K in keyof Given]: Sent<Given[K]> }, Value> } {
  const schema: unknown = z.tuple(given as [z.ZodType]);
  return { gives: () => schema as never };
}
