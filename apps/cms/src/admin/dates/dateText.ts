/**
 * What the browser's own date input shows of a moment, and back. By the clock of Ouagadougou, which
 * is GMT all year, wherever the person is.
 */
export function dateText(value: string | Date | null | undefined, withTime: boolean): string {
  const time = new Date(value ?? Number.NaN)
  if (Number.isNaN(time.getTime())) return ''
  return time.toISOString().slice(0, withTime ? 16 : 10)
}

/** A day is kept at noon, as Payload keeps it. Empty for what is no date. */
export function dateValue(text: string, withTime: boolean): string | null {
  const time = new Date(withTime ? `${text}Z` : `${text}T12:00:00Z`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
