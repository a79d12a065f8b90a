import { rawTablesOf } from './rawTable.ts'

/**
 * Payload finds the texts of a record by its id alone, and gives their table only an index that
 * begins with the language: the texts of all records were looked through for those of one. A hook
 * for `beforeSchemaInit`: every table whose rows belong to others gets an index to find them by.
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
