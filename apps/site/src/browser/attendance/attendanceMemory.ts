import type { AttendanceRoll, SentMark } from '@sira/contract/attendance/marks'
import { type DeviceMemory, deviceMemory } from '../device/deviceMemory.ts'

/** The data on a phone that marks presence: one session, and the marks that have not arrived yet. */
export interface AttendanceMemory {
  /** By which the back office knows this phone; none where somebody of the staff is signed in. */
  jeton: string | null
  /** Names this phone in its marks, which it counts. */
  appareil: string
  numero: number
  roll: Omit<AttendanceRoll, 'pointages'> | null
  pointages: readonly SentMark[]
  /** Marks that were refused, with the reason. */
  refus: readonly string[]
}

export function attendanceMemory(session: number): DeviceMemory<AttendanceMemory> {
  return deviceMemory(
    `sira-presence-${session}`,
    ({ appareil, numero, pointages, refus }) =>
      typeof appareil === 'string' &&
      typeof numero === 'number' &&
      [pointages, refus].every(Array.isArray),
  )
}
