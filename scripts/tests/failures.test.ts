import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failuresIn } from './failures.ts'

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

describe('What failed', () => {
  it('is named by its file, its name and what it said', () => {
    const assertionResults = [
      { fullName: 'a seat is sold once', status: 'passed' },
      { fullName: 'a seat is held', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    ]
    const file = written({
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
    })
    expect(failuresIn(file)).toEqual(['a.test.ts › a seat is held\n    expected 1 to be 2'])
  })

  it('is a file that could not begin, too', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'no port', assertionResults: [] }
    expect(failuresIn(written({ testResults: [broken] }))).toEqual([
      'b.test.ts › could not begin\n    no port',
    ])
  })

  it('in a browser, without the colours of its message', () => {
    const tests = [{ results: [{ errors: [{ message: '\u001b[31mnot seen\u001b[39m' }] }] }]
    const spec = { title: 'the cart', file: 'cart.spec.ts', ok: false, tests }
    const suites = [{ suites: [{ specs: [spec, { ...spec, title: 'the menu', ok: true }] }] }]
    expect(failuresIn(written({ suites }))).toEqual(['cart.spec.ts › the cart\n    not seen'])
  })

  it('is nothing where no report was written', () => {
    expect(failuresIn(join(folder, 'absent.json'))).toEqual([])
  })
})
