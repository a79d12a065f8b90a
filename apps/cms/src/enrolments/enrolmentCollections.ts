import { enrolments } from './collections/enrolments.ts'
import { waitingEntries } from './waiting/waitingEntries.ts'

/** In the order of the menu. */
export const enrolmentCollections = [enrolments, waitingEntries]
