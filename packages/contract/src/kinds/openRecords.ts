import { type RecordType, recordTypes } from './recordTypes.ts'

/**
 * A record is open until its last day is over; without a last day it stays open. Days are written
 * `YYYY-MM-DD`. The two forms of the one rule: for a record at hand, and for a list asked for.
 */
export function isOpen(
  type: RecordType,
  attributes: Readonly<Record<string, unknown>>,
  today: string,
): boolean {
  const { openUntil } = recordTypes[type]
  const last = openUntil === undefined ? null : attributes[openUntil]
  return typeof last !== 'string' || last.slice(0, 10) >= today
}

/**
 * Gives the parameters of the API that leave out closed records; none for a type without an end.
 */
export function openFilter(type: RecordType, today: string): Readonly<Record<string, string>> {
  const { openUntil } = recordTypes[type]
  if (openUntil === undefined) return {}
  return {
    [`filters[$or][0][${openUntil}][$gte]`]: today,
    [`filters[$or][1][${openUntil}][$null]`]: 'true',
  }
}
