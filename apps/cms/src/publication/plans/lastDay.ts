import { isRecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { dayOf } from '../../dates/checkDay.ts'

/** Gives the field with the last public day of a record; most types have none. */
export function lastDayField(type: string): string | undefined {
  return isRecordType(type) ? recordTypes[type].openUntil : undefined
}

/** Gives that day from the first of these states that has one. */
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
