import { afterAll } from 'vitest'
import { startPostgres } from '../support/postgres.ts'
import { staffSearchSuite } from './support/staffSearchSuite.ts'

let stop: (() => void) | undefined
afterAll(() => stop?.())

staffSearchSuite('PostgreSQL', async () => {
  const postgres = await startPostgres({ isMigrated: true })
  if (typeof postgres !== 'string') {
    stop = postgres.stop
    return postgres.url
  }
  return undefined
})
