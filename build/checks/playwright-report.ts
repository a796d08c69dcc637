import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Outcome, Skip } from './outcome.ts';

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Counts a report; what went wrong outside of any test counts as failed. */
export function playwrightOutcome(report: JSONReport): Outcome {
  const skipped: Skip[] = [];
  let passed = 0;
  // What went wrong outside of any test, such as a file that does not load.
  let failed = report.errors.length;
  for (const spec of report.suites.flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status === 'skipped') {
        const note = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
        skipped.push({
          test: `e2e/${spec.file}: ${spec.title}`,
          reason: note?.description ?? 'no reason given',
        });
      } else if (test.status === 'expected') passed += 1;
      else failed += 1;
    }
  }
  return { passed, failed, skipped };
}
