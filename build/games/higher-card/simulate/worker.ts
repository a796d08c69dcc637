import { workerData } from 'piscina';
import { seatsCounter, type SeatsRun } from '../../../../engine/simulation/seats.ts';
import { counted } from './game.ts';

/** Plays the games of a range and counts them together. */
export const simulate = seatsCounter(counted, workerData as SeatsRun);
