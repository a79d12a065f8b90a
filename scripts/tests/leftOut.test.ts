import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectsLeftOut } from './leftOut.ts'

it('what comes after a failure is found, to run all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-report-'))
  const file = join(folder, 'report.json')
  const spec = (projectName: string, ...results: object[]) => ({
    tests: [{ projectName, results }],
  })
  const suites = [
    { specs: [spec('visitor', { status: 'failed' })] },
    { suites: [{ specs: [spec('visitor'), spec('staff')] }] },
    { suites: [{ specs: [spec('sweep', { status: 'passed' }), spec('lists')] }] },
  ]
  writeFileSync(file, JSON.stringify({ suites }))
  expect(projectsLeftOut(file)).toEqual(['staff', 'lists'])
  rmSync(folder, { recursive: true })
})
