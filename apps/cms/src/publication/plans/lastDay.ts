import { isRecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { dayOf } from '../../dates/checkDay.ts'

/** The field that holds the last day on which a record is public; most types have none. */
export function lastDayField(type: string): string | undefined {
  return isRecordType(type) ? recordTypes[type].openUntil : undefined
}

/** That day, of the first of these states of a record that says it. */
export function lastDay(
  type: string,
  ...states: (Readonly<Record<string, unknown>> | undefined)[]
): string | undefined {
  const field = lastDayField(type)
  if (field === undefined) return undefined
  return dayOf(
    states.map((state) => state?.[field]).find((day) => day !== undefined && day !== null),
  )
}
