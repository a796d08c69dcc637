import type { Way } from '../shared/api.ts';
/** The variations of the rules and what each excludes, so that a page of choices can say so beforehand. */
export declare const WAYS: readonly Way[];
