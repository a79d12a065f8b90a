import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The part of Vitest's JSON report that is read (5.1). */
interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; ok: boolean; tests: { results: Result[] }[] }[]
}

interface Result {
  errors?: { message?: string }[]
}

/**
 * Lists each failure with its file, its name and its message: often only the end of a log is kept.
 */
export function failuresIn(report: string): string[] {
  if (!existsSync(report)) return []
  const read = JSON.parse(readFileSync(report, 'utf8')) as Partial<VitestReport> & Suite
  return [
    ...(read.testResults ?? []).flatMap(ofVitest),
    ...(read.suites ?? []).flatMap(ofPlaywright),
  ]
}

/** A file that cannot be loaded, or whose preparation fails, has no test that failed. */
function ofVitest(file: VitestReport['testResults'][number]): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length > 0) {
    return failed.map((test) => told(file.name, test.fullName, test.failureMessages?.join('\n')))
  }
  return file.status === 'failed' ? [told(file.name, 'could not begin', file.message)] : []
}

function ofPlaywright({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
      return told(file, title, errors.map(({ message }) => message).join('\n'))
    }),
    ...suites.flatMap(ofPlaywright),
  ]
}

function told(file: string, name: string, said = ''): string {
  const lines = stripVTControlCharacters(said).split('\n').slice(0, 8)
  return [`${file} › ${name}`, ...lines].join('\n    ')
}
