import { recordTypes } from '@sira/contract/kinds/recordTypes'
import { recordKinds, searchedKinds } from '../kinds/recordKinds.ts'
import type { SearchDatabase } from './searchDatabase.ts'
import { removeRecords } from './searchRecords.ts'

/** The types whose last day the index knows, as the day shown beside a result. */
const closingTypes = searchedKinds.filter((type) => {
  const { openUntil } = recordTypes[type]
  return openUntil !== undefined && recordKinds[type].day?.of === openUntil
})

/** Removes records whose last day is before `today`: nothing announces the end of a day. */
export function removeClosed(database: SearchDatabase, today: string): void {
  for (const type of closingTypes) {
    const rows = database
      .prepare("SELECT DISTINCT id FROM records WHERE type = ? AND day <> '' AND day < ?")
      .all(type, today)
    if (rows.length > 0) {
      removeRecords(
        database,
        type,
        rows.map(({ id }) => String(id)),
      )
    }
  }
}
