import type { Translated } from '../catalogue.ts';
export declare const coach: Translated<'coach'>;
