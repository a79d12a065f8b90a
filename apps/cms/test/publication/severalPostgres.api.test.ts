import { rmSync } from 'node:fs'
import { describe, it } from 'vitest'
import { startPostgres } from '../support/postgres.ts'
import { severalSuite } from './severalSuite.ts'

const postgres = await startPostgres()

if (typeof postgres === 'string') {
  describe('several records on PostgreSQL', () => it.skip(postgres))
} else {
  severalSuite(postgres.url, async (office) => {
    // Payload's adapter never gives its first connection back, so its pool does not end by itself.
    office.close().catch(() => undefined)
    postgres.stop()
    rmSync(office.folder, { recursive: true, force: true })
  })
}
