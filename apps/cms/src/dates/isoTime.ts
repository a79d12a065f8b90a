/** `23/11/2026 14:05`, `2026-11-23T14:05:00`: on the clock of Ouagadougou, which is that of UTC; the day alone without one. */
export function isoTime(text: string): string | undefined {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)(?:\D+(\d{1,2})[:h](\d{2}))?/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)(?:\D(\d{2}):(\d{2}))?/.exec(text)
  const [year, month, day, hour, minute] = local
    ? [local[3], local[2], local[1], local[4], local[5]]
    : (iso?.slice(1) ?? [])
  const two = (part = '0') => part.padStart(2, '0')
  const time = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:00.000Z`
  const read = new Date(time)
  // « 31/02 » would be read as a day of March.
  if (Number.isNaN(read.getTime()) || read.toISOString() !== time) return undefined
  return hour === undefined ? time.slice(0, 10) : time
}
