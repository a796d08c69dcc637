import page from '../../../engine/alpha-omega/RULINGS.md?raw';
import { readRulings } from '../../text/rulings.ts';

/** The rulings by number, from the very page of the rules. */
export const RULINGS = readRulings(page);
