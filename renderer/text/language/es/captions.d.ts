import type { Translated } from '../catalogue.ts';
export declare const captions: Translated<'captions'>;
