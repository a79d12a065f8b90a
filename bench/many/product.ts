import { join } from 'node:path'
import { testSettings } from '../../e2e/support/testSettings.ts'
import type { RunningPart } from '../../scripts/product/part.ts'
import { startBackOffice, startSite } from '../../scripts/product/parts.ts'
import { openPostgres, openSqlite } from '../product/filling/filledDatabase.ts'
import { type Copies, fillRecords } from '../product/filling/fillRecords.ts'
import { buySeat } from '../rooms/buySeat.ts'
import { fillRooms } from '../rooms/fillRooms.ts'

/** Whoever bears it reads the metrics. */
export const metricsToken = 'a-token-for-the-bench-only-0123456789'

/** The demo with copies of its records, and where it is kept. */
export interface Product {
  folder: string
  databaseUrl: string
  /** Copies of articles, trainings and offers, each. */
  copies: number
  /** Sessions and their enrolments, added to those. */
  rooms?: { sessions: number; enrolments: number }
}

export interface RunningProduct {
  backOffice: RunningPart
  site: RunningPart
  stop(): Promise<void>
}

export async function makeProduct(product: Product): Promise<Product> {
  const { folder, databaseUrl, copies, rooms } = product
  const backOffice = await startBackOffice(await settingsOf(product))
  if (rooms) await buySeat(backOffice.url)
  await backOffice.stop()
  const database =
    databaseUrl === '' ? openSqlite(join(folder, 'sira.sqlite')) : openPostgres(databaseUrl)
  const each: Copies = { blogs: copies, formations: copies, jobs: copies }
  await fillRecords(database, each)
  if (rooms) await fillRooms(database, rooms)
  await database.close()
  return product
}

export async function startProduct(product: Product): Promise<RunningProduct> {
  const settings = await settingsOf(product)
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  return {
    backOffice,
    site,
    async stop() {
      await site.stop()
      await backOffice.stop()
    },
  }
}

async function settingsOf({ folder, databaseUrl }: Product) {
  const settings = await testSettings(folder)
  Object.assign(settings.environment, {
    DATABASE_URL: databaseUrl,
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'error',
  })
  return settings
}
