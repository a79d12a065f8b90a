import { join } from 'node:path'
import { testSettings } from '../../e2e/support/testSettings.ts'
import type { RunningPart } from '../../scripts/product/part.ts'
import { startBackOffice, startSite } from '../../scripts/product/parts.ts'
import { applyOnce } from '../candidates/applyOnce.ts'
import { fillCandidates } from '../candidates/fillCandidates.ts'
import { openPostgres, openSqlite } from '../product/filling/filledDatabase.ts'
import { type Copies, fillRecords } from '../product/filling/fillRecords.ts'
import { buySeat } from '../rooms/buySeat.ts'
import { fillRooms } from '../rooms/fillRooms.ts'

/** The token that reads the metrics. */
export const metricsToken = 'a-token-for-the-bench-only-0123456789'

/** The demo with copies of its records, and its database. */
export interface Product {
  folder: string
  databaseUrl: string
  /** The number of copies of articles, trainings and offers, each. */
  copies: number
  /** Sessions and their enrolments, added to the copies. */
  rooms?: { sessions: number; enrolments: number }
  /** Offers and their applications, added to the copies. */
  candidates?: { offers: number; applications: number }
  /** The number of the first copy of an offer, once they are made. */
  firstOffer?: number
}

export interface RunningProduct {
  backOffice: RunningPart
  site: RunningPart
  stop(): Promise<void>
}

export async function makeProduct(product: Product): Promise<Product> {
  const { folder, databaseUrl, copies, rooms, candidates } = product
  const backOffice = await startBackOffice(await settingsOf(product))
  if (rooms) await buySeat(backOffice.url)
  if (candidates) await applyOnce(backOffice.url)
  await backOffice.stop()
  const database =
    databaseUrl === '' ? openSqlite(join(folder, 'sira.sqlite')) : openPostgres(databaseUrl)
  const firstOffer = (await database.lastId('jobs')) + 1
  const offers = candidates?.offers ?? copies
  const each: Copies = { blogs: copies, formations: copies, jobs: offers }
  await fillRecords(database, each)
  if (rooms) await fillRooms(database, rooms)
  if (candidates) {
    const { applications } = candidates
    await fillCandidates(database, { applications, offers: { first: firstOffer, count: offers } })
  }
  await database.close()
  return { ...product, firstOffer }
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
