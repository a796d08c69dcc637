import type { Translated } from '../catalogue.ts';
export declare const tutorial: Translated<'tutorial'>;
