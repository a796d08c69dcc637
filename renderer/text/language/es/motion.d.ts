import type { Translated } from '../catalogue.ts';
export declare const motion: Translated<'motion'>;
