import { existsSync, readFileSync } from 'node:fs'
import type { PlaywrightReport, Suite } from './leftOut.ts'

/** The results of the tests of one run; a test that is left out is named by its suite. */
export interface TestCounts {
  passed: number
  failed: number
  leftOut: string[]
}

/** The part of Vitest's JSON report that is read (5.1). */
interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

const none: TestCounts = { passed: 0, failed: 0, leftOut: [] }

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

export function vitestCounts(file: string): TestCounts {
  const { testResults = [] } = read<VitestReport>(file) ?? {}
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const are = (status: string) => tests.filter((test) => test.status === status)
  // A file that fails to load or to prepare has no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: are('passed').length,
    failed: are('failed').length + broken.length,
    leftOut: are('skipped').map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title),
  }
}

export function playwrightCounts(file: string): TestCounts {
  const report = read<PlaywrightReport>(file)
  if (report === undefined) return none
  const { stats, suites = [] } = report
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    leftOut: suites.flatMap(skippedIn),
  }
}

/**
 * Gives the left-out tests. A test that was never begun is not left out: it runs once more, on its
 * own.
 */
function skippedIn({ suites = [], specs = [] }: Suite): string[] {
  const begun = specs.filter(({ tests }) =>
    tests.some(({ status, results }) => status === 'skipped' && results.length > 0),
  )
  return [...begun.map(({ title }) => title ?? ''), ...suites.flatMap(skippedIn)]
}

export function sumOf(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      leftOut: [...sum.leftOut, ...one.leftOut],
    }),
    none,
  )
}

/** « 12 passed, 0 failed, 3 skipped », then each suite with tests that were left out. */
export function inWords({ passed, failed, leftOut }: TestCounts): string {
  const bySuite = Map.groupBy(leftOut, (suite) => suite)
  const lines = [...bySuite].map(([suite, { length }]) => `\n  skipped: ${length} of “${suite}”`)
  return `${passed} passed, ${failed} failed, ${leftOut.length} skipped${lines.join('')}`
}
