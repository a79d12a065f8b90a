import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Where,
} from 'payload'
import { namedRecord, searchedFor, searchedText } from './plainSearch.ts'

type Hooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'beforeOperation'>
>

/** Keeps the search text of a record, and normalises queries in the same way. */
export function searchableBy(
  fields: readonly string[],
  ...before: CollectionBeforeChangeHook[]
): Hooks {
  return { beforeChange: [...before, keepSearchText(fields)], beforeOperation: [readQuestion] }
}

type Row = Readonly<Record<string, unknown>>

function keepSearchText(fields: readonly string[]): CollectionBeforeChangeHook {
  // A cleared field is not found any more: only a field that is absent keeps its value.
  const kept = (field: string, data: Row, before: Row = {}) =>
    data[field] === undefined ? before[field] : data[field]
  return ({ data, originalDoc }) => ({
    ...data,
    searchText: searchedText(fields.map((field) => kept(field, data, originalDoc))),
  })
}

const readQuestion: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: readable(args.where) } : args

/** The same conditions; those on the searched text ask for it as it is kept, or for a number. */
function readable(where: Where): Where {
  const conditions = Object.entries(where).map(([name, condition]): Where => {
    if (Array.isArray(condition)) return { [name]: condition.map(readable) }
    const question = name === 'searchText' ? condition?.like : undefined
    return typeof question === 'string' ? found(question) : ({ [name]: condition } as Where)
  })
  return conditions.length === 1 ? (conditions[0] ?? {}) : { and: conditions }
}

function found(question: string): Where {
  const text: Where = { searchText: { like: searchedFor(question) } }
  const id = namedRecord(question)
  return id === undefined ? text : { or: [{ id: { equals: id } }, text] }
}
