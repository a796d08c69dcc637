import type { z } from 'zod';
import { CHANNELS, CONTRACT, type GameApi } from '../../shared/contract.ts';
import { excessOf } from '../../shared/bounds.ts';
import { oversize } from '../../../engine/toolbox/bounds.ts';
import { refuse } from './trouble.ts';

/** The frame a message came from, as far as it is asked about. */
export interface Sender {
  readonly origin: string;
  readonly parent: unknown;
}

export interface Message {
  /** Null when the frame is gone by now. */
  readonly senderFrame: Sender | null;
}

/** The part of Electron's `ipcMain` that is needed, so that tests can play its part. */
export interface IpcPort {
  handle(
    channel: string,
    listener: (message: Message, ...given: unknown[]) => string | Promise<string>,
  ): void;
}

type ReplyOf<K extends keyof GameApi> = Awaited<ReturnType<GameApi[K]>>;

/** A type that JSON carries whole: a map, a set, a date or bytes it would not. */
type Carried<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends
        | ReadonlyMap<never, unknown>
        | ReadonlySet<unknown>
        | Date
        | Uint8Array
        | ((...given: never) => unknown)
    ? never
    : T extends object
      ? { readonly [K in keyof T]: Carried<T[K]> }
      : never;

/** The main process's side of a part of the contract: the same functions, answered at once. */
export type HandlersOf<Api extends { readonly [K in keyof Api]: (...given: never) => unknown }> = {
  readonly [K in keyof Api]: (...given: Parameters<Api[K]>) => Awaited<ReturnType<Api[K]>>;
};

/** The main process's side of the whole contract. What takes its time, as asking where a file should go, is promised. */
export type Handlers = {
  readonly [K in keyof GameApi]: (...given: Parameters<GameApi[K]>) => ReplyOf<K> | Promise<ReplyOf<K>>;
};

export interface IpcOptions {
  /** The only origin whose top frame is listened to. */
  readonly origin: string;
  /** Told of whatever a handler throws; what it gives is added to the reply. */
  readonly onDefect: (channel: keyof GameApi, error: unknown) => string;
}

/**
 * Answers exactly the channels of the contract, with replies in JSON: a text crosses to the page faster than an object. A message
 * is refused or handled; it never throws across.
 */
export function registerIpc(port: IpcPort, handlers: Handlers, options: IpcOptions): void {
  for (const channel of CHANNELS)
    port.handle(channel, (message, ...given) => {
      const answered = reply(channel, handlers, options, { message, given });
      return answered instanceof Promise ? answered.then(written) : written(answered);
    });
}

const written = <K extends keyof GameApi>(answered: Answered<K> & Carried<Answered<K>>): string =>
  JSON.stringify(answered);

type Answered<K extends keyof GameApi> = ReplyOf<K> | ReturnType<typeof refuse>;

/** What each channel takes. */
const SCHEMAS: { readonly [K in keyof GameApi]: z.ZodType<Parameters<GameApi[K]>> } = CONTRACT;

interface Call {
  readonly message: Message;
  readonly given: readonly unknown[];
}

function reply<K extends keyof GameApi>(
  channel: K,
  handlers: Handlers,
  { origin, onDefect }: IpcOptions,
  { message, given }: Call,
): Answered<K> | Promise<Answered<K>> {
  const broken = (error: unknown): ReturnType<typeof refuse> =>
    refuse('defect', `${channel}: ${onDefect(channel, error)}`);
  try {
    const stranger = foreign(message.senderFrame, origin);
    if (stranger !== null) return refuse('foreignSender', `${channel}: from ${stranger}`);
    const schema: z.ZodType<Parameters<GameApi[K]>> = SCHEMAS[channel];
    const excess = excessOf(given) ?? oversize(schema, given);
    if (excess !== null) return refuse('badRequest', `${channel}: ${excess}`);
    const parsed = schema.safeParse(given);
    if (!parsed.success) return refuse('badRequest', `${channel}: ${complaints(parsed.error)}`);
    const answered: Answered<K> | Promise<Answered<K>> = handlers[channel](...parsed.data);
    return answered instanceof Promise ? answered.catch(broken) : answered;
  } catch (error) {
    return broken(error);
  }
}

/** The name of a foreign sender; null for the top frame of our own window. */
function foreign(frame: Sender | null, origin: string): string | null {
  if (frame === null) return 'a frame that is gone';
  if (frame.parent !== null) return `a frame inside ${frame.origin}`;
  return frame.origin === origin ? null : `the origin ${frame.origin}`;
}

function complaints({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
}
