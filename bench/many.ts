import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFilter } from '@sira/contract/kinds/openRecords'
import { recordTypeNames } from '@sira/contract/kinds/recordTypes'
import { askPostgres } from '../apps/cms/test/support/askPostgres.ts'
import { startPostgres } from '../apps/cms/test/support/postgres.ts'
import { today } from '../apps/site/src/format/today.ts'
import { paginationIn } from '../apps/site/src/transport/records.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { compared } from './many/compared.ts'
import type { Sizes } from './many/findings.ts'
import { firstIndexing, lettersIndexed } from './many/firstIndexing.ts'
import { makeProduct, type Product, startProduct } from './many/product.ts'
import { everything } from './many/questions.ts'

/**
 * The copies of each type. The small site also fills its lists and categories, so that both sites
 * give equal answers.
 */
const copies = { small: 700, large: 15_000 }
const sizes = ['small', 'large'] as const

/**
 * `npm run bench -- many [sqlite | postgres]`: asks all that is read, of the demo and of the demo
 * with 45,000 more records, in turns. Measures how long each read blocks the event loops, and the
 * first indexing.
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
  const folder = mkdtempSync(join(tmpdir(), 'sira-many-'))
  const postgres = database === 'postgres' ? await startPostgres() : undefined
  if (typeof postgres === 'string') throw new StartFailure(postgres)
  const productOf = async (size: keyof Sizes<unknown>): Promise<Product> => {
    mkdirSync(join(folder, size))
    let databaseUrl = ''
    if (postgres) {
      await askPostgres(postgres.url, `create database ${size}`)
      databaseUrl = postgres.url.replace(/[^/]+$/, size)
    }
    return makeProduct({ folder: join(folder, size), databaseUrl, copies: copies[size] })
  }
  try {
    const products = { small: await productOf('small'), large: await productOf('large') }
    console.info(`\n${database}`)
    for (const size of sizes) await indexed(products[size], size)
    return await compared(products, everything, copies)
  } finally {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function indexed(product: Product, size: keyof Sizes<unknown>): Promise<void> {
  const running = await startProduct(product)
  const records = await publicRecords(running.backOffice.url)
  const { seconds, site, backOffice } = await firstIndexing(running, product.folder, records)
  const letters =
    product.databaseUrl === ''
      ? `, letters in ${(await lettersIndexed(running, product.folder, product.copies)).toFixed(1)} s`
      : ''
  await running.stop()
  console.info(
    `${size}: ${records} records indexed in ${seconds.toFixed(1)} s; site ${site.before} to ${site.most} MB, back office ${backOffice.before} to ${backOffice.most} MB${letters}`,
  )
}

async function publicRecords(url: string): Promise<number> {
  let records = 0
  for (const type of recordTypeNames) {
    const open = new URLSearchParams(openFilter(type, today()))
    const answer = await fetch(`${url}/api/${type}?pagination[pageSize]=1&${open}`)
    records += paginationIn(await answer.json()).total
  }
  return records
}
