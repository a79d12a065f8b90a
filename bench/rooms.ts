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
import type { Rooms } from './rooms/fillRooms.ts'
import { roomQuestions } from './rooms/roomQuestions.ts'

/** The sessions of the demo alone; or enough to fill the lists, so that equal answers are compared. */
const few = { sessions: 0, enrolments: 0 }
const equal = { sessions: 700, enrolments: 14_000 }
/** 20 participants to a session. */
const large = { sessions: 5000, enrolments: 100_000 }
/** No further articles and offers. */
const copies = { small: 0, large: 0 }

/**
 * `npm run bench -- rooms [sqlite | postgres] [equal]`: measures the reads of sessions and their
 * participants, with 30 (`equal`: 730) and with 5,000 sessions, in turns, and how long each read
 * blocks the event loops.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const asked = process.argv.slice(2)
  const known = ['sqlite', 'postgres']
  const named = known.filter((name) => asked.includes(name))
  const databases = named.length > 0 ? named : known
  const rooms = { small: asked.includes('equal') ? equal : few, large }
  let failed = false
  for (const database of databases) {
    if (!(await measured(database, rooms))) failed = true
  }
  if (failed) throw new StartFailure('Something took longer than it may.')
})

async function measured(database: string, rooms: Sizes<Rooms>): Promise<boolean> {
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
