import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningPart } from '../../scripts/product/part.ts'
import { startBackOffice, startSite } from '../../scripts/product/parts.ts'
import { readRunningProduct } from './runningProduct.ts'
import { testSettings } from './testSettings.ts'

/** A product of a test's own, to stop or change as it likes. */
export interface OwnProduct {
  siteUrl: string
  /** Where it keeps its database. */
  dataDir: string
  /** Ends the back office as a power cut would. */
  killBackOffice(): void
  /** Lets it hang: it takes connections and answers nothing, until it may go on. */
  freezeBackOffice(): void
  thawBackOffice(): void
  startBackOffice(): Promise<void>
  stop(): Promise<void>
}

/** `more` are other settings, as the environment gives them. */
export async function startOwnProduct(more: Record<string, string> = {}): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-own-'))
  cpSync(readRunningProduct().template, folder, { recursive: true })
  const usual = await testSettings(folder)
  const settings = { ...usual, environment: { ...usual.environment, ...more } }
  let backOffice: RunningPart = await startBackOffice(settings)
  const site = await startSite(settings)
  return {
    siteUrl: site.url,
    dataDir: folder,
    killBackOffice: () => void backOffice.process.kill('SIGKILL'),
    freezeBackOffice: () => void backOffice.process.kill('SIGSTOP'),
    thawBackOffice: () => void backOffice.process.kill('SIGCONT'),
    async startBackOffice() {
      backOffice = await startBackOffice(settings)
    },
    async stop() {
      await site.stop()
      await backOffice.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
