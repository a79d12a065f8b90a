import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askPostgres } from '../apps/cms/test/support/askPostgres.ts'
import { startPostgres } from '../apps/cms/test/support/postgres.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { candidateQuestions } from './candidates/candidateQuestions.ts'
import { compared } from './many/compared.ts'
import type { Sizes } from './many/findings.ts'
import { makeProduct, type Product } from './many/product.ts'

/** Five applications to each offer in both. */
const sizes: Sizes<{ offers: number; applications: number }> = {
  small: { offers: 20, applications: 100 },
  large: { offers: 2000, applications: 10_000 },
}

/**
 * `npm run bench -- candidates [sqlite | postgres]`: the board, the search and the lists of staff with
 * 100 candidates and with 10,000, in turns, and how long each read holds the event loops.
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
  const folder = mkdtempSync(join(tmpdir(), 'sira-candidates-'))
  const postgres = database === 'postgres' ? await startPostgres() : undefined
  if (typeof postgres === 'string') throw new StartFailure(postgres)
  const productOf = async (size: keyof Sizes<unknown>): Promise<Product> => {
    mkdirSync(join(folder, size))
    let databaseUrl = ''
    if (postgres) {
      await askPostgres(postgres.url, `create database ${size}`)
      databaseUrl = postgres.url.replace(/[^/]+$/, size)
    }
    const { offers, applications } = sizes[size]
    const place = { folder: join(folder, size), databaseUrl }
    return makeProduct({ ...place, copies: 0, candidates: { offers, applications } })
  }
  try {
    const products = { small: await productOf('small'), large: await productOf('large') }
    console.info(`\n${database}`)
    return await compared(products, candidateQuestions, {
      small: products.small.firstOffer ?? 0,
      large: products.large.firstOffer ?? 0,
    })
  } finally {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
