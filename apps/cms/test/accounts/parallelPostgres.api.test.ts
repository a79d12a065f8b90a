import { rmSync } from 'node:fs'
import { describe, it } from 'vitest'
import { startPostgres } from '../support/postgres.ts'
import { parallelSuite } from './parallelSuite.ts'

const postgres = await startPostgres()

if (typeof postgres === 'string') {
  describe('accounts on PostgreSQL', () => it.skip(postgres))
} else {
  parallelSuite(postgres.url, async (office) => {
    // Payload's adapter never gives its first connection back, so its pool does not end by itself.
    office.close().catch(() => undefined)
    postgres.stop()
    rmSync(office.folder, { recursive: true, force: true })
  })
}
