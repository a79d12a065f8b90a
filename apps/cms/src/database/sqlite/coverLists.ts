import { rawTablesOf } from '../rawTable.ts'

/**
 * The indexes for the orders and filters of our lists, and for finding and counting the records of
 * a category or a tag; by the names of Payload's columns.
 */
const listIndexes: Readonly<Record<string, readonly (readonly string[])[]>> = {
  blogs: [
    ['publishedAt', 'category'],
    ['category', 'publishedAt'],
  ],
  // Their search reads a text of each record, which lies apart here from the rest of its row.
  candidatures: [['createdAt', 'searchText']],
  blogs_rels: [['tagsID', 'path', 'parent']],
  formations: [
    [
      'date_formation',
      'thematique',
      'typesformation',
      'modesformation',
      'niveau',
      'prix_formation',
      'avec_certificat',
      'ville',
    ],
  ],
  jobs: [
    [
      'date_publication',
      'date_expiration',
      'jobdomain',
      'jobtype',
      'experience_level',
      'urgent',
      'ville',
    ],
  ],
}
/** Whether a record is public, where that is not so of all. */
const whetherPublic = ['_status', 'deletedAt']

/**
 * A `beforeSchemaInit` hook that adds covering indexes. A list whose conditions read each of 15,000
 * records takes ten milliseconds of SQLite, which blocks the event loop; with an index of all used
 * columns it takes two.
 */
export function coverLists<Schema>(given: { schema: Schema }): Schema {
  const tables = rawTablesOf(given)
  for (const [name, lists] of Object.entries(listIndexes)) {
    const table = tables[name]
    if (table === undefined) throw new Error(`No table ${name}`)
    const has = (column: string) => table.columns[column] !== undefined
    for (const columns of lists) {
      const unknown = columns.find((column) => !has(column))
      if (unknown !== undefined) throw new Error(`No column ${name}.${unknown}`)
      const index = `${name}_by_${table.columns[columns[0] ?? '']?.name}_idx`
      const on = [...columns, ...whetherPublic.filter(has)]
      table.indexes = { ...table.indexes, [index]: { name: index, on } }
    }
  }
  return given.schema
}
