import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import type { RunningPart } from '../../scripts/parts.ts'
import type { Settings } from '../../scripts/settings.ts'

/** A checkout of the project, built, with a seeded database of its own. */
export interface Checkout {
  start(): Promise<RunningProduct>
  remove(): void
}

export interface RunningProduct {
  siteUrl: string
  apiUrl: string
  /** From the first process to both parts ready. */
  startSeconds: number
  /** Of the back office and of the site. */
  pids: number[]
  stop(): Promise<void>
}

/** What each checkout says of itself: its own way to build and to start. */
interface OwnScripts {
  buildWhatChanged(): Promise<void>
  testSettings(dataDir: string): Promise<Settings>
  startBackOffice(settings: Settings): Promise<RunningPart>
  startSite(settings: Settings): Promise<RunningPart>
}

/** Builds the checkout in `folder` and fills a database with its demo content. */
export async function prepareCheckout(folder: string): Promise<Checkout> {
  const own = await ownScripts(resolve(folder))
  await own.buildWhatChanged()
  const dataFolder = mkdtempSync(join(tmpdir(), 'sira-before-after-'))
  const settings = await own.testSettings(join(dataFolder, 'data'))
  await (await own.startBackOffice(settings)).stop()
  return {
    start: () => start(own, settings),
    remove: () => rmSync(dataFolder, { recursive: true, force: true }),
  }
}

async function ownScripts(folder: string): Promise<OwnScripts> {
  const files = ['scripts/build.ts', 'scripts/parts.ts', 'e2e/support/testSettings.ts']
  const modules = files.map((file) => import(pathToFileURL(join(folder, file)).href))
  return Object.assign({}, ...(await Promise.all(modules)))
}

async function start(own: OwnScripts, settings: Settings): Promise<RunningProduct> {
  const began = performance.now()
  const backOffice = await own.startBackOffice(settings)
  const site = await own.startSite(settings)
  return {
    siteUrl: site.url,
    apiUrl: settings.apiUrl,
    startSeconds: (performance.now() - began) / 1000,
    pids: [backOffice, site].flatMap(({ process: { pid } }) => (pid ? [pid] : [])),
    async stop() {
      await site.stop()
      await backOffice.stop()
    },
  }
}
