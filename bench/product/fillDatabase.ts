import { openSqlite } from './filling/filledDatabase.ts'
import { type Copies, fillRecords } from './filling/fillRecords.ts'

/** Adds copies of the demo records to the SQLite file of a product that is not running. */
export async function fillDatabase(file: string, copies: Copies): Promise<void> {
  const database = openSqlite(file)
  await fillRecords(database, copies)
  await database.close()
}
