import { existsSync, readFileSync } from 'node:fs'

export interface Suite {
  suites?: Suite[]
  specs?: {
    title?: string
    tests: { projectName: string; status?: string; results: unknown[] }[]
  }[]
}

/** The part of Playwright's JSON report that is read (1.65). */
export interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number }
  suites?: Suite[]
}

/** Projects of which no test was begun, because one they come after had a failure; in their order. */
export function projectsLeftOut(file: string): string[] {
  if (!existsSync(file)) return []
  const { suites = [] } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const begun = new Map<string, boolean>()
  for (const { projectName, results } of suites.flatMap(testsIn)) {
    begun.set(projectName, begun.get(projectName) || results.length > 0)
  }
  return [...begun].filter(([, any]) => !any).map(([project]) => project)
}

function testsIn({
  suites = [],
  specs = [],
}: Suite): { projectName: string; results: unknown[] }[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)]
}
