import { rmSync } from 'node:fs'
import { describe, it } from 'vitest'
import { startPostgres } from '../support/postgres.ts'
import { paymentsSuite } from './paymentsSuite.ts'

const postgres = await startPostgres()

if (typeof postgres === 'string') {
  describe('payments on PostgreSQL', () => it.skip(postgres))
} else {
  paymentsSuite(postgres.url, async ({ api, office, operator }) => {
    await operator.stop()
    await api.close()
    // Payload's adapter never gives its first connection back, so its pool does not end by itself.
    office.close().catch(() => undefined)
    postgres.stop()
    rmSync(office.folder, { recursive: true, force: true })
  })
}
