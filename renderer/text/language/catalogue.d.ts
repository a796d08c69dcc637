import type { ArgumentOf } from './arguments.ts';
import type { en } from './en/index.ts';
type English = typeof en;
/** A part of the program whose sentences stand together in one file. */
export type Area = keyof English;
/** The sentences of one area in another language: the same keys, every one. */
export type Translated<A extends Area> = {
    readonly [K in keyof English[A]]: string;
};
/** A whole language. */
export type Catalogue = {
    readonly [A in Area]: Translated<A>;
};
/** The name of a sentence: its area and its key. */
export type MessageKey = {
    [A in Area]: `${A}.${keyof English[A] & string}`;
}[Area];
type Text<K extends MessageKey> = K extends `${infer A}.${infer Key}` ? A extends Area ? Key extends keyof English[A] ? English[A][Key] & string : never : never : never;
type Values<K extends MessageKey, V> = Readonly<Record<ArgumentOf<Text<K>>, V>>;
/** What has to be given with a sentence: nothing, or a value for each of its arguments. */
export type Given<K extends MessageKey, V> = [ArgumentOf<Text<K>>] extends [never] ? [] : [values: Values<K, V>];
export {};
