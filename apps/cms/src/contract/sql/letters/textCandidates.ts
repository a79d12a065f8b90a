import { sql } from '@payloadcms/db-sqlite/drizzle'
import { parsedJson } from '@sira/host/parsedJson'
import * as z from 'zod'
import type { Database } from '../../../database/sql/database.ts'
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
import { soughtThrees } from './soughtThrees.ts'

const idsSchema = z.array(z.number()).nullable()

/** Asks the index of letters, which SQLite has, for each comparison that it can tell about. */
export async function textCandidates(
  filter: Filter | null,
  type: ContentType,
  context: SqlContext,
): Promise<TextCandidates> {
  const found = new Map<Filter, readonly number[]>()
  if (context.database.dialect !== 'sqlite') return found
  for (const { comparison, table, column, text } of letterComparisons(filter, type, context)) {
    const ids = await candidatesIn(context.database, { table, column, text })
    if (ids !== undefined) found.set(comparison, ids)
  }
  return found
}

interface Sought {
  /** Of the records; their texts are in the table of its translations. */
  table: string
  column: string
  text: string
}

/** None of what is turned round: there, who is no candidate counts. */
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

async function candidatesIn(
  database: Database,
  { table, column, text }: Sought,
): Promise<number[] | undefined> {
  const threes = soughtThrees(text)
  if (threes.length === 0) return undefined
  const sought = JSON.stringify(threes)
  const [row] = await database.rows(
    sql`select ${sql.raw(candidates)}(${table}, ${column}, ${sought}) as ids`,
  )
  return idsSchema.parse(parsedJson(String(row?.ids))) ?? undefined
}
