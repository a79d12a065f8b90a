import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { testSettings } from '../../e2e/support/testSettings.ts'
import type { Settings } from '../../scripts/product/settings.ts'

/** A built checkout of the project, with a seeded database of its own. */
export interface Checkout {
  start(): Promise<RunningProduct>
  remove(): void
}

export interface RunningProduct {
  siteUrl: string
  apiUrl: string
  /** Seconds from the command until the site is ready. */
  startSeconds: number
  /** The process id of the command, the parent of the two programs. */
  pid: number
  stop(): Promise<void>
}

/** Builds the checkout in `folder` and fills a database with its demo content. */
export async function prepareCheckout(folder: string): Promise<Checkout> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sira-before-after-'))
  const settings = await testSettings(join(dataFolder, 'data'))
  await (await start(folder, settings)).stop()
  return {
    start: () => start(folder, settings),
    remove: () => rmSync(dataFolder, { recursive: true, force: true }),
  }
}

/** Starts a version by its own `npm start` script: other files may have other names. */
async function start(folder: string, { port, apiUrl, environment }: Settings) {
  const began = performance.now()
  // Without npm, which would end before the programs that it started.
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    // With an address of the API it would start no back office.
    env: { ...environment, API_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const siteUrl = `http://127.0.0.1:${port}`
  while (!(await isReady(siteUrl))) {
    if (child.exitCode !== null) throw new Error(`${folder} n’a pas démarré.`)
    await wait(20)
  }
  return {
    siteUrl,
    apiUrl,
    startSeconds: (performance.now() - began) / 1000,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function isReady(siteUrl: string): Promise<boolean> {
  const answer = await fetch(`${siteUrl}/readyz`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
