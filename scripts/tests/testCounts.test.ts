import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inWords, playwrightCounts, sumOf, vitestCounts } from './testCounts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function written(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('What a run of tests says at its end', () => {
  const test = (status: string, suite = 'on PostgreSQL') => ({
    ancestorTitles: [suite],
    title: 'a rule',
    status,
  })

  it('names the suites that were left out, and how many of their tests', () => {
    const assertionResults = [test('passed'), test('skipped'), test('skipped')]
    const file = written({ testResults: [{ name: 'a', status: 'passed', assertionResults }] })
    expect(inWords(vitestCounts(file))).toBe(
      '1 passed, 0 failed, 2 skipped\n  skipped: 2 of “on PostgreSQL”',
    )
  })

  it('counts a file that could not begin as a failure', () => {
    const broken = { name: 'b', status: 'failed', assertionResults: [test('skipped')] }
    const failing = { name: 'c', status: 'failed', assertionResults: [test('failed')] }
    const file = written({ testResults: [broken, failing] })
    expect(vitestCounts(file)).toMatchObject({ passed: 0, failed: 2 })
  })

  it('leaves out of the browser tests those that were begun and skipped, not those that wait', () => {
    const spec = (title: string, ...results: object[]) => ({
      title,
      tests: [{ projectName: 'memory', status: 'skipped', results }],
    })
    const suites = [{ suites: [{ specs: [spec('reads /proc', {}), spec('comes after')] }] }]
    const file = written({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites })
    expect(playwrightCounts(file)).toEqual({ passed: 4, failed: 1, leftOut: ['reads /proc'] })
  })

  it('is nothing where no report was written', () => {
    const absent = join(folder, 'absent.json')
    expect(sumOf([vitestCounts(absent), playwrightCounts(absent)])).toEqual({
      passed: 0,
      failed: 0,
      leftOut: [],
    })
  })
})
