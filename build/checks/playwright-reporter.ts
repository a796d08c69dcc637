import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter';
import { root } from '../electron-runtime.ts';
import { expectedToFail, failureOf, type Outcome, type Skip } from './outcome.ts';

/** Is anything asserted by a test itself? What a hook or a fixture asserts holds of tests that do nothing too. */
const asserts = (steps: readonly TestStep[]): boolean =>
  steps.some(
    ({ category, steps: inner }) =>
      category === 'expect' || (category !== 'hook' && category !== 'fixture' && asserts(inner)),
  );

/** Counts a run; what went wrong outside of any test counts as failed, and so does a test that asserts nothing. Playwright
 * takes a reporter by default. */
export default class OutcomeReporter implements Reporter {
  readonly #file: string | undefined;
  readonly #skipped: Skip[] = [];
  readonly #said: string[] = [];
  readonly #failures: string[] = [];
  #passed = 0;
  #failed = 0;

  constructor({ file }: { readonly file?: string }) {
    this.#file = file;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = `${relative(root, test.location.file).split(sep).join('/')}: ${test.title}`;
    if (result.status === 'skipped') {
      const note = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
      this.#skipped.push({ test: name, reason: note?.description ?? 'no reason given' });
    } else if (test.expectedStatus === 'failed') this.#fail(expectedToFail(name));
    else if (!test.ok()) {
      this.#failed += 1;
      this.#failures.push(failureOf(name, result.error?.message));
    } else if (asserts(result.steps)) this.#passed += 1;
    else this.#fail(`Nothing is asserted in ${name}`);
  }

  onError({ message = '' }: TestError): void {
    this.#fail(message);
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    const said = this.#said.length > 0 ? { said: this.#said.join('\n') } : {};
    const outcome: Outcome = {
      passed: this.#passed,
      failed: this.#failed,
      skipped: this.#skipped,
      failures: this.#failures,
      ...said,
    };
    if (this.#file !== undefined) writeFileSync(this.#file, JSON.stringify(outcome));
    return Promise.resolve(this.#failed > 0 ? { status: 'failed' } : undefined);
  }

  #fail(said: string): void {
    this.#failed += 1;
    this.#said.push(said);
  }
}
