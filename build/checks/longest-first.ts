import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What goes through all screens takes longest; begun last, it would keep one core waiting for minutes. */
const LONGEST = 'renderer/testing/';

/** Vitest's own order, with the longest test files before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes(LONGEST);
    return [...inOrder.filter(isLong), ...inOrder.filter((file) => !isLong(file))];
  }
}
