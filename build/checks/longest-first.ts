import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest: what goes through all screens, and what plays many games. Begun last, it would keep one core waiting
 * for up to minutes.
 */
const LONGEST =
  /renderer\/testing\/|\/laws\.test|bots\/thoughtful\.test|turning-points\/turning-points\.test|main\/games\/[\w-]+\/play\.test|sessions\/(?:leaks|upgraded|kill)\.test|doctor\/practice\.test|simulate\/|telling\/|storage\/(?:storage|transfer\/many-decks|killed)\.test|support\/(?:cells|key|ladder)\.test/;

/** Does a test file take long, as its path says? */
export const isLong = (file: string): boolean => LONGEST.test(file);

/** Vitest's own order, with the longest test files before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const [long, short] = [true, false].map((wanted) =>
      inOrder.filter(({ moduleId }) => isLong(moduleId) === wanted),
    );
    return [...(long ?? []), ...(short ?? [])];
  }
}
