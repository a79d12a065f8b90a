import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askPostgres } from '../apps/cms/test/support/askPostgres.ts'
import { startPostgres } from '../apps/cms/test/support/postgres.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { compared } from './many/compared.ts'
import type { Sizes } from './many/findings.ts'
import { makeProduct, type Product } from './many/product.ts'
import { roomQuestions } from './rooms/roomQuestions.ts'

const rooms = {
  small: { sessions: 30, enrolments: 600 },
  large: { sessions: 5000, enrolments: 100_000 },
}
/** No articles and offers beside them. */
const copies = { small: 0, large: 0 }

/**
 * `npm run bench -- rooms [sqlite | postgres]`: what is read of sessions and their participants, with
 * 30 sessions and with 5,000, in turns, and how long each read holds the event loops.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const [only] = process.argv.slice(2)
  const databases = ['sqlite', 'postgres'].filter((name) => only === undefined || only === name)
  let failed = false
  for (const database of databases) {
    if (!(await measured(database))) failed = true
  }
  if (failed) throw new StartFailure('Something took longer than it may.')
})

async function measured(database: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-rooms-'))
  const postgres = database === 'postgres' ? await startPostgres() : undefined
  if (typeof postgres === 'string') throw new StartFailure(postgres)
  const productOf = async (size: keyof Sizes<unknown>): Promise<Product> => {
    mkdirSync(join(folder, size))
    let databaseUrl = ''
    if (postgres) {
      await askPostgres(postgres.url, `create database ${size}`)
      databaseUrl = postgres.url.replace(/[^/]+$/, size)
    }
    const place = { folder: join(folder, size), databaseUrl }
    return makeProduct({ ...place, copies: copies[size], rooms: rooms[size] })
  }
  try {
    const products = { small: await productOf('small'), large: await productOf('large') }
    console.info(`\n${database}`)
    return await compared(products, roomQuestions, copies)
  } finally {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
