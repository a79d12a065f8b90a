import type { Words } from '../../language/words.ts'
import type { attendance } from './words/fr/attendance.ts'

/** The words of the page once it is awake. */
export type AttendanceWords = Words<typeof attendance>['attendance']['page']
