import { afterAll, describe, it } from 'vitest'
import { startPostgres } from '../support/postgres.ts'
import { parallelSuite } from './parallelSuite.ts'

const postgres = await startPostgres()

if (typeof postgres === 'string') {
  describe('accounts on PostgreSQL', () => it.skip(postgres))
} else {
  parallelSuite(async () => ({ DATABASE_URL: postgres.url }))
  afterAll(() => postgres.stop())
}
