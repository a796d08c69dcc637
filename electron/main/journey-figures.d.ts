import type { MeasuredStop } from '../shared/table/measured-stop.ts';
/** Written by `npm run soak journey`; nobody types a figure here. */
export declare const JOURNEY_FIGURES: readonly MeasuredStop[];
