import type { MeasuredObjective } from '../shared/table/measured-objective.ts';
/** Written by `npm run soak objectives`, which goes on where it stopped; nobody types a figure here. */
export declare const OBJECTIVE_FIGURES: readonly MeasuredObjective[];
