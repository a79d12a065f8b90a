import { rawTablesOf } from './rawTable.ts'

/**
 * A `beforeSchemaInit` hook that adds an index on the parent to every table with rows of a parent.
 * Payload reads the texts of a record by its id alone, but indexes their table only by the language
 * first: the texts of all records were searched for those of one.
 */
export function indexParents<Schema>(given: { schema: Schema }): Schema {
  for (const table of Object.values(rawTablesOf(given))) {
    const indexes = Object.values(table.indexes ?? {})
    for (const { columns } of Object.values(table.foreignKeys ?? {})) {
      const [key = ''] = columns
      const column = table.columns[key]
      if (column === undefined || indexes.some(({ on }) => [on].flat()[0] === key)) continue
      const name = `${table.name}${column.name}_idx`
      table.indexes = { ...table.indexes, [name]: { name, on: key } }
    }
  }
  return given.schema
}
