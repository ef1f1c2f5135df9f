// A vitest reporter: notes the tests that passed on their retry, one a line, in the file of FLAKY_FILE.
import { appendFileSync } from 'node:fs';

export default class FlakyReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky || !process.env.FLAKY_FILE) return;
    appendFileSync(process.env.FLAKY_FILE, `${test.module.relativeModuleId} > ${test.fullName}\n`);
  }
}
