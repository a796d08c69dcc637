import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Outcome, Skip } from './outcome.ts';

/** Vitest's own JSON leaves out why a test was skipped. */
export class OutcomeReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const skipped: Skip[] = [];
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') passed += 1;
        else if (result.state === 'skipped') {
          skipped.push({
            test: `${module.relativeModuleId}: ${test.fullName}`,
            reason: result.note ?? 'no reason given',
          });
        } else failedHere += 1;
      }
      // A file that does not even load has no tests that could fail.
      failed += failedHere === 0 && !module.ok() ? 1 : failedHere;
    }
    const outcome: Outcome = { passed, failed, skipped };
    writeFileSync(this.#file, JSON.stringify(outcome));
  }
}
