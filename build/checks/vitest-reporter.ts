import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { expectedToFail, type Outcome, type Skip } from './outcome.ts';

/** Vitest's own JSON leaves out why a test was skipped. */
export class OutcomeReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const skipped: Skip[] = [];
    const refused: string[] = [];
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const result = test.result();
        const name = `${module.relativeModuleId}: ${test.fullName}`;
        if (test.options.fails === true) refused.push(expectedToFail(name));
        else if (result.state === 'passed') passed += 1;
        else if (result.state === 'skipped') {
          skipped.push({ test: name, reason: result.note ?? 'no reason given' });
        } else failedHere += 1;
      }
      // A file that does not even load has no tests that could fail.
      failed += failedHere === 0 && !module.ok() ? 1 : failedHere;
    }
    const said = refused.length > 0 ? { said: refused.join('\n') } : {};
    const outcome: Outcome = { passed, failed: failed + refused.length, skipped, ...said };
    writeFileSync(this.#file, JSON.stringify(outcome));
  }
}
