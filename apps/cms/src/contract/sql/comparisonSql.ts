import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column, joined } from '../../database/sql/database.ts'
import { ligatures } from '../../database/sql/sameLetters.ts'
import { type Position, regularExpression } from '../../database/sql/textPattern.ts'
import type { ContentType, ScalarAttribute } from '../model/contentModel.ts'
import type { Comparison, Filter, FilterScalar } from '../query/filters/filterOperators.ts'
import { matchesPattern } from './matchesPattern.ts'
import type { SqlContext } from './sqlContext.ts'
import { comparableValue, orderedValue, textValue } from './valueSql.ts'

type Compare = Extract<Filter, { kind: 'compare' }>
type List = Extract<Filter, { kind: 'list' }>

/** Operators that ignore case and accents (contract.md). */
const patterns: Partial<Record<Comparison, { position: Position; negated?: true }>> = {
  $eqi: { position: 'whole' },
  $nei: { position: 'whole', negated: true },
  $contains: { position: 'anywhere' },
  $containsi: { position: 'anywhere' },
  $notContains: { position: 'anywhere', negated: true },
  $notContainsi: { position: 'anywhere', negated: true },
  $startsWith: { position: 'start' },
  $startsWithi: { position: 'start' },
  $endsWith: { position: 'end' },
  $endsWithi: { position: 'end' },
}

export function comparisonSql(
  filter: Compare,
  attribute: ScalarAttribute,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const { operator, value } = filter
  const pattern = patterns[operator]
  if (pattern !== undefined) {
    const text = textValue(attribute, type, alias, context)
    const matched = matches(text, String(value), pattern.position, context)
    if (pattern.negated) return sql`not (${matched})`
    const candidates = context.candidates?.get(filter)
    return candidates === undefined ? matched : amongThese(candidates, matched, alias)
  }
  const left = comparableValue(attribute, type, alias, context)
  const right = parameter(value, attribute, context)
  const ordered = orderedValue(attribute, type, alias, context)
  const bound = beginning(right, attribute, context)
  const any = boundsLittle(attribute, context) ? sql`+` : sql``
  switch (operator) {
    case '$ne':
      return sql`${left} <> ${right}`
    case '$lt':
      return sql`${any}${ordered} < ${bound}`
    case '$lte':
      return sql`${any}${left} <= ${right}`
    case '$gt':
      return sql`${any}${left} > ${right}`
    case '$gte':
      return sql`${any}${ordered} >= ${bound}`
    default:
      return sql`${left} = ${right}`
  }
}

/**
 * Whether a condition excludes few records: most records are below some price. With a plus before a
 * number, SQLite uses the index of the order or of the whole list instead (see isPublic).
 */
function boundsLittle({ value }: ScalarAttribute, { database }: SqlContext): boolean {
  return database.dialect === 'sqlite' && value === 'number'
}

/** Gives the start of a day, where it is compared with a moment: see orderedValue. */
function beginning(value: SQL, attribute: ScalarAttribute, { database }: SqlContext): SQL {
  const isMoment = attribute.value === 'day' && database.dialect === 'postgres'
  return isMoment ? sql`${value}::timestamp at time zone 'UTC'` : value
}

export function listSql(
  { operator, values }: List,
  attribute: ScalarAttribute,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const left = comparableValue(attribute, type, alias, context)
  const rights = values.map((value) => parameter(value, attribute, context))
  if (operator === '$between') return sql`${left} between ${joined(rights, sql` and `)}`
  const list = sql`(${joined(rights, sql`, `)})`
  return operator === '$in' ? sql`${left} in ${list}` : sql`${left} not in ${list}`
}

/** Limits the comparison to these records. */
function amongThese(candidates: readonly number[], matched: SQL, alias: string): SQL {
  if (candidates.length === 0) return sql`1 = 0`
  const ids = candidates.map((id) => sql`${id}`)
  return sql`(${column(alias, 'id')} in (${joined(ids, sql`, `)}) and ${matched})`
}

function matches(text: SQL, sought: string, position: Position, { database }: SqlContext): SQL {
  const pattern = regularExpression(sought, position)
  if (database.dialect === 'sqlite') return sql`${sql.raw(matchesPattern)}(${text}, ${pattern})`
  const apart = ligatures.reduce((rest, [one, two]) => sql`replace(${rest}, ${one}, ${two})`, text)
  return sql`${apart} ~ ${pattern}`
}

function parameter(value: FilterScalar, attribute: ScalarAttribute, { database }: SqlContext): SQL {
  const postgres = database.dialect === 'postgres'
  if (typeof value === 'boolean') return postgres ? sql`${value}` : sql`${value ? 1 : 0}`
  if (attribute.value === 'instant' && postgres) return sql`${value}::timestamptz`
  return sql`${value}`
}
