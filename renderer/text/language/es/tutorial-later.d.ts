import type { Translated } from '../catalogue.ts';
export declare const tutorialLater: Translated<'tutorialLater'>;
