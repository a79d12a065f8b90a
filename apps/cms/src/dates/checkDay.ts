/** A day must not be before the one in another field. */
export interface NotBefore {
  field: string
  /** The error shown at the field. */
  sentence: string
}

const noSuchDay = 'Cette date n’existe pas.'

interface DayLimits {
  notBefore?: NotBefore | undefined
  /** The error for a day that is still to come. */
  notAfterToday?: string | undefined
}

/** Empty, or a day of the calendar, within its limits. */
export function checkDay(
  value: unknown,
  siblings: unknown,
  { notBefore, notAfterToday }: DayLimits = {},
): true | string {
  if (value === null || value === undefined || value === '') return true
  const day = dayOf(value)
  if (day === undefined) return noSuchDay
  const today = new Date().toISOString().slice(0, 10)
  if (notAfterToday !== undefined && day > today) return notAfterToday
  const start = notBefore && dayOf((siblings as Record<string, unknown>)[notBefore.field])
  return start !== undefined && notBefore && day < start ? notBefore.sentence : true
}

/** `YYYY-MM-DD`; Ouagadougou keeps GMT all year: its day is the day of UTC. */
export function dayOf(value: unknown): string | undefined {
  if (!(value instanceof Date) && typeof value !== 'string') return undefined
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return undefined
  const day = time.toISOString().slice(0, 10)
  // JavaScript takes the 31st of February for the 3rd of March.
  const written = typeof value === 'string' ? /^\d{4}-\d\d-\d\d$/.exec(value.slice(0, 10)) : null
  const shifted = written !== null && !sameMonth(written[0], day)
  return shifted ? undefined : day
}

function sameMonth(written: string, day: string): boolean {
  const last = new Date(Date.UTC(Number(written.slice(0, 4)), Number(written.slice(5, 7)), 0))
  return Number(written.slice(8)) <= last.getUTCDate() || written === day
}
