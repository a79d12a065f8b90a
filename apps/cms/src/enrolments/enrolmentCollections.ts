import { attestations } from './attestations/attestations.ts'
import { enrolments } from './collections/enrolments.ts'
import { attendanceMarks } from './presence/attendanceMarks.ts'
import { signedSheets } from './presence/sheets/signedSheets.ts'
import { waitingEntries } from './waiting/waitingEntries.ts'

/** In the order of the menu. */
export const enrolmentCollections = [
  enrolments,
  waitingEntries,
  attestations,
  attendanceMarks,
  signedSheets,
]
