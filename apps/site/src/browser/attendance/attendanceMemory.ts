import type { AttendanceRoll, SentMark } from '@sira/contract/attendance/marks'
import { type DeviceMemory, deviceMemory } from '../device/deviceMemory.ts'

/** The data on a phone that marks presence: one session, and the marks that have not arrived yet. */
export interface AttendanceMemory {
  /** The token by which the back office knows this phone; null for signed-in staff. */
  jeton: string | null
  /** The name of this phone in its marks, and the number of its last mark. */
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
