import type { Translated } from '../catalogue.ts';
export declare const hints: Translated<'hints'>;
