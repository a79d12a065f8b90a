import { rmSync } from 'node:fs'
import { describe } from 'vitest'
import type { OpenPayload } from '../back-office/openPayload.ts'
import { startPostgres } from './postgres.ts'

/** The database that a suite is run on. */
export interface SuiteDatabase {
  name: 'SQLite' | 'PostgreSQL'
  /** As `DATABASE_URL` has it. */
  url: string
  /** Why it cannot be had here. */
  missing?: string
  /** Once the suite is over. */
  close(office: OpenPayload): Promise<void>
}

export const onSqlite: SuiteDatabase = {
  name: 'SQLite',
  url: '',
  close: (office) => office.close(),
}

/** A throw-away cluster for one suite, which closes it. */
export async function onPostgres(): Promise<SuiteDatabase> {
  const name = 'PostgreSQL'
  const cluster = await startPostgres({ isMigrated: true })
  if (typeof cluster === 'string') {
    return { name, url: '', missing: cluster, close: async () => undefined }
  }
  return {
    name,
    url: cluster.url,
    async close(office) {
      // Payload's adapter never gives its first connection back, so its pool does not end by itself.
      office.close().catch(() => undefined)
      cluster.stop()
      rmSync(office.folder, { recursive: true, force: true })
    },
  }
}

/**
 * A suite by the name of its database. Where that cannot be had each of its tests is left out by
 * name, so that `npm test` says how many, and the reason is told.
 */
export function describeOn(
  { name, missing }: SuiteDatabase,
  subject: string,
  tests: () => void,
): void {
  if (missing !== undefined) console.info(missing)
  describe.skipIf(missing !== undefined)(`${subject} on ${name}`, tests)
}
