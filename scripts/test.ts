import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { findOrInstallWindowlessChromium } from './machine/chromium.ts'
import { findOrInstallDovecot } from './machine/dovecot.ts'
import { findOrInstallHaproxy } from './machine/haproxy.ts'
import { findOrInstallJava } from './machine/java.ts'
import { findOrInstallNginx } from './machine/nginx.ts'
import { findOrInstallPostgres } from './machine/postgres.ts'
import { findOrInstallPromtool } from './machine/promtool.ts'
import { findOrInstallSwift } from './machine/swift.ts'
import { findOrInstallValkey } from './machine/valkey.ts'
import { findOrInstallVarnish } from './machine/varnish.ts'
import { buildWhatChanged } from './product/build.ts'
import { root } from './product/settings.ts'
import { runCommand } from './runCommand.ts'
import { failuresIn } from './tests/failures.ts'
import { projectsLeftOut } from './tests/leftOut.ts'
import {
  inWords,
  playwrightCounts,
  sumOf,
  type TestCounts,
  vitestCounts,
} from './tests/testCounts.ts'

interface Outcome {
  counts: TestCounts
  ended: boolean
}

const reports = mkdtempSync(join(tmpdir(), 'sira-reports-'))
/** The compile cache of Node: a hundred programs of the tests load the same two thousand files. */
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') }

/** Each part runs, also after a failure of one before. */
const parts: Record<string, () => Promise<Outcome>> = {
  unit: () => vitest('unit'),
  async api() {
    // Install them once, because the test files run side by side.
    findOrInstallPostgres()
    findOrInstallDovecot()
    findOrInstallNginx()
    findOrInstallHaproxy()
    findOrInstallPromtool()
    findOrInstallValkey()
    findOrInstallSwift()
    findOrInstallVarnish()
    await buildWhatChanged()
    return vitest('api')
  },
  async browser() {
    const chromium = findOrInstallWindowlessChromium()
    findOrInstallJava()
    await buildWhatChanged()
    const all = await playwright(chromium, 'all')
    const outcomes = [all]
    // Playwright skips the projects that depend on a failed one: run them all the same.
    for (const project of projectsLeftOut(reportOf('all'))) {
      outcomes.push(await playwright(chromium, project, ['--no-deps', `--project=${project}`]))
    }
    return {
      counts: sumOf(outcomes.map(({ counts }) => counts)),
      ended: outcomes.every(({ ended }) => ended),
    }
  },
}

/** `npm test`: runs every part, then reports the results; `npm test -- api` runs only that part. */
await runCommand(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !(name in parts))
  if (unknown !== undefined) {
    throw new StartFailure(`« ${unknown} » : il y a ${Object.keys(parts).join(', ')}.`)
  }
  const outcomes: [string, Outcome][] = []
  for (const [name, run] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.info(`\n▶ ${name}`)
    outcomes.push([name, await run()])
  }
  const failures = globSync(join(reports, '*.json')).flatMap(failuresIn)
  rmSync(reports, { recursive: true })

  const total = sumOf(outcomes.map(([, { counts }]) => counts))
  const failed = outcomes.filter(([, { ended }]) => !ended).map(([name]) => name)
  console.info('')
  for (const [name, { counts, ended }] of outcomes) {
    console.info(`${ended ? '✓' : '✗'} ${name}: ${inWords(counts)}`)
  }
  for (const failure of failures) console.error(`✗ ${failure}`)
  console.info(`\n${total.passed} passed, ${total.failed} failed, ${total.leftOut.length} skipped`)
  if (failed.length === 0) return
  console.error(`✗ ${failed.join(', ')}`)
  process.exitCode = 1
})

function reportOf(name: string): string {
  return join(reports, `${name}.json`)
}

async function vitest(project: string): Promise<Outcome> {
  const report = reportOf(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ended = await run('vitest', ['run', '--project', project, ...reporters])
  return { counts: vitestCounts(report), ended }
}

async function playwright(chromium: string, name: string, args: string[] = []): Promise<Outcome> {
  const report = reportOf(name)
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const ended = await run('playwright', ['test', ...args], env)
  return { counts: playwrightCounts(report), ended }
}

/** Whether it ended well. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(`node_modules/.bin/${command}`, args, {
      cwd: root,
      env: { ...process.env, ...compiled, ...env },
      stdio: 'inherit',
    }).once('exit', (code) => resolve(code === 0))
  })
}
