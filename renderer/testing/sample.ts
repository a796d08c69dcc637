import { inject } from 'vitest';
import { sampleOf } from '../../engine/kernel/testing/sample.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sample: string;
  }
}

/** Every so many-th of many like things, as the sample of this run says (build/checks/sample.ts). */
export const sampled = <T>(all: readonly T[], oneIn: number): readonly T[] =>
  sampleOf(all, oneIn, inject('sample'));
