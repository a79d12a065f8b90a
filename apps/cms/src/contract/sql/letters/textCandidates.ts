import { sql } from '@payloadcms/db-sqlite/drizzle'
import { parsedJson } from '@sira/host/parsedJson'
import * as z from 'zod'
import { type Database, joined } from '../../../database/sql/database.ts'
import { plainLetter } from '../../../database/sql/sameLetters.ts'
import {
  type ContentType,
  relationOf,
  type ScalarAttribute,
  scalarOf,
  typeOf,
} from '../../model/contentModel.ts'
import { type Filter, findsLetters } from '../../query/filters/filterOperators.ts'
import type { SqlContext, TextCandidates } from '../sqlContext.ts'
import { candidates } from './defineCandidates.ts'
import { mostCandidates } from './mostCandidates.ts'
import { soughtThrees } from './soughtThrees.ts'

const idsSchema = z.array(z.number()).nullable()

/** Asks an index of letters for each comparison that it supports. */
export async function textCandidates(
  filter: Filter | null,
  type: ContentType,
  context: SqlContext,
): Promise<TextCandidates> {
  const found = new Map<Filter, readonly number[]>()
  for (const { comparison, table, column, text } of letterComparisons(filter, type, context)) {
    const ids = await candidatesIn(context.database, { table, column, text })
    if (ids !== undefined) found.set(comparison, ids)
  }
  return found
}

interface Sought {
  /** The table of the records; their texts are in the table of its translations. */
  table: string
  column: string
  text: string
}

/**
 * Finds the comparisons of letters. Negated parts are skipped: there, records that are no
 * candidates count.
 */
function* letterComparisons(
  filter: Filter | null,
  type: ContentType,
  context: SqlContext,
): Generator<Sought & { comparison: Filter }> {
  switch (filter?.kind) {
    case 'and':
    case 'or':
      for (const part of filter.filters) yield* letterComparisons(part, type, context)
      break
    case 'related': {
      const { target } = relationOf(type, filter.relation)
      yield* letterComparisons(filter.filter, typeOf(context.model, target), context)
      break
    }
    case 'compare': {
      const attribute = scalarOf(type, filter.attribute)
      if (!findsLetters(filter.operator) || !isText(attribute)) return
      const table = context.database.tableOf(type.id)
      const column = context.database.columnOf(`${table}_locales`, attribute.field)
      yield { comparison: filter, table, column, text: String(filter.value) }
    }
  }
}

function isText({ localised, value, labels }: ScalarAttribute): boolean {
  return localised && value === 'text' && labels === undefined
}

async function candidatesIn(database: Database, sought: Sought): Promise<number[] | undefined> {
  const threes = soughtThrees(sought.text)
  if (threes.length === 0) return undefined
  const ask = database.dialect === 'sqlite' ? besideSqlite : inPostgres
  return ask(database, sought, threes)
}

async function besideSqlite(
  database: Database,
  { table, column }: Sought,
  threes: readonly string[],
): Promise<number[] | undefined> {
  const [row] = await database.rows(
    sql`select ${sql.raw(candidates)}(${table}, ${column}, ${JSON.stringify(threes)}) as ids`,
  )
  return idsSchema.parse(parsedJson(String(row?.ids))) ?? undefined
}

/** Uses the index that the migration letters_in_indexes made for this column, if there is one. */
async function inPostgres(
  database: Database,
  { table, column }: Sought,
  threes: readonly string[],
): Promise<number[] | undefined> {
  const texts = `${table}_locales`
  const index = `${texts}_${column}_threes_idx`
  const [known] = await database.rows(sql`select to_regclass(${index}) is not null as there`)
  if (known?.there !== true) return undefined
  const plain = threes.map((three) => sql`${[...three].map(plainLetter).join('')}`)
  const rows = await database.rows(sql`select distinct _parent_id as id
    from ${sql.identifier(texts)}
    where threes_of_letters(${sql.identifier(column)}) @> array[${joined(plain, sql`, `)}]::text[]
    limit ${mostCandidates + 1}`)
  return rows.length > mostCandidates ? undefined : rows.map(({ id }) => Number(id))
}
