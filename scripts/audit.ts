import { spawnSync } from 'node:child_process'
import * as z from 'zod'
import { parsedJson } from '../packages/host/src/parsedJson.ts'
import { root } from './product/settings.ts'

/** The part of `npm audit --json` (npm 11) that is read; empty where the registry gives no list. */
const report = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ moderate: z.int(), high: z.int(), critical: z.int() }),
  }),
})

/**
 * Asks the registry for known grave vulnerabilities (high or critical) in the packages of
 * production, and fails on them. Packages for builds and tests are left out, and so are lesser
 * ones, which would fail every day. An unreachable registry is reported without a failure: it is no
 * fault of the code.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  // npm would try for minutes.
  timeout: 60_000,
})
const said = report.safeParse(parsedJson(stdout))
if (said.success) {
  const { moderate, high, critical } = said.data.metadata.vulnerabilities
  const grave = high + critical
  console.info(`${grave} of high or critical severity, ${moderate} moderate`)
  if (grave > 0) {
    spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high'], { cwd: root, stdio: 'inherit' })
    process.exitCode = 1
  }
} else {
  console.info('left out: the registry tells of no holes here, or was not reached')
}
