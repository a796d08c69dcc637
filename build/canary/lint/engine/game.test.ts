import { readFileSync } from 'node:fs/promises';
import { other } from './other';

export const chance = Math.random();
export const today = Date.now() - 1;
export const late = performance.now() - today;
setTimeout(() => readFileSync(other), 250);
export default [1, 2].sort();
declare const expect: (value: unknown) => void;
expect(chance);
