import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhatChanged } from './build.ts'
import { findOrInstallChromium } from './chromium.ts'
import { findOrInstallJava } from './java.ts'
import { type PlaywrightReport, projectsLeftOut } from './leftOut.ts'
import { root } from './settings.ts'
import { runCommand } from './stop.ts'

interface Count {
  passed: number
  failed: number
}

/** `npm test`: the unit and API tests, then the browser tests on the built product. */
await runCommand(async () => {
  const chromium = findOrInstallChromium()
  findOrInstallJava()
  await buildWhatChanged()
  const reports = mkdtempSync(join(tmpdir(), 'sira-reports-'))
  const vitestReport = join(reports, 'vitest.json')
  const playwrightReport = join(reports, 'playwright.json')

  const browserTests = (report: string, args: string[] = []) =>
    run('playwright', ['test', ...args], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })

  const codes = [
    await run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
    await browserTests(playwrightReport),
  ]
  const counts = [
    countIn(vitestReport, (report) => ({
      passed: report.numPassedTests ?? 0,
      failed: report.numFailedTests ?? 0,
    })),
    countIn(playwrightReport, browserCount),
  ]
  // Playwright leaves out what comes after a project with a failure: it runs all the same.
  for (const project of projectsLeftOut(playwrightReport)) {
    const report = join(reports, `${project}.json`)
    codes.push(await browserTests(report, ['--no-deps', `--project=${project}`]))
    counts.push(countIn(report, browserCount))
  }
  rmSync(reports, { recursive: true })
  const total = counts.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
  }))
  console.info(`\n${total.passed} passed, ${total.failed} failed`)
  if (codes.some((code) => code !== 0)) process.exitCode = 1
})

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    spawn(`node_modules/.bin/${command}`, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    }).once('exit', (code) => resolve(code ?? 1))
  })
}

function browserCount({ stats }: VitestReport & PlaywrightReport): Count {
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
  }
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
}

function countIn(file: string, read: (report: VitestReport & PlaywrightReport) => Count): Count {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
