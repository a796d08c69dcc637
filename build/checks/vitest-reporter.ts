import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { expectedToFail, failureOf, type Outcome, type Skip } from './outcome.ts';

/** Vitest's own JSON leaves out why a test was skipped. */
export class OutcomeReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const skipped: Skip[] = [];
    const refused: string[] = [];
    const failures = errors.map(({ name = 'Error', message }) => failureOf(name, message));
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
        } else {
          failedHere += 1;
          failures.push(failureOf(name, result.errors?.[0]?.message));
        }
      }
      // A file that does not even load has no tests that could fail.
      const isUnread = failedHere === 0 && !module.ok();
      failed += isUnread ? 1 : failedHere;
      if (isUnread) failures.push(failureOf(module.relativeModuleId, module.errors()[0]?.message));
    }
    const said = refused.length > 0 ? { said: refused.join('\n') } : {};
    const outcome: Outcome = { passed, failed: failed + refused.length, skipped, failures, ...said };
    writeFileSync(this.#file, JSON.stringify(outcome));
  }
}
