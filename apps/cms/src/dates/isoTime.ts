import { monthOf } from './monthOf.ts'

const byFigures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/
const byName = /^(\d{1,2})(?:er)?[\s-]+(\p{L}+)\.?[\s,-]+(\d{4}|\d{2})(?!\d)/u
const international = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/
const clock =
  /^\D+(\d{1,2})\s*[:h]\s*(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\b\.?)?[\s(]*(?:UTC|GMT|Z)?\s*(?:([+-])(\d{1,2})(?::?(\d{2}))?)?/i

/**
 * `23/11/2026 14:05`, `26 nov. 2026 02:05 PM`, `2026-11-23T15:05:00+01:00`: on the clock of Ouagadougou,
 * which is that of UTC; the day alone without one.
 */
export function isoTime(text: string): string | undefined {
  const typed = text.trim()
  const day = dayOf(typed)
  if (day === undefined) return undefined
  const time = clock.exec(typed.slice(day.length))
  if (time === null) return day.iso
  const [, hour = '', minute = '', half, sign, hours = '0', minutes = '0'] = time
  const local = `${day.iso}T${on24Hours(Number(hour), half)}:${minute}:00.000Z`
  const read = new Date(local)
  if (Number.isNaN(read.getTime())) return undefined
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return new Date(read.getTime() - ahead * 60_000).toISOString()
}

function dayOf(typed: string): { iso: string; length: number } | undefined {
  const [whole, year, month, day] = partsOf(typed)
  if (whole === undefined) return undefined
  const iso = `${year?.padStart(4, '20')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00.000Z`)
  // « 31/02 » would be read as a day of March.
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(iso)) return undefined
  return { iso, length: whole.length }
}

function partsOf(typed: string): (string | undefined)[] {
  const [local, day, month, year] = byFigures.exec(typed) ?? []
  if (local !== undefined) return [local, year, month, day]
  const [named, date, name = '', of] = byName.exec(typed) ?? []
  if (named !== undefined) return [named, of, monthOf(name), date]
  return international.exec(typed) ?? []
}

/** « 12:05 AM » is after midnight; an hour that needs no half keeps its own. */
function on24Hours(hour: number, half: string | undefined): string {
  const [morning, evening] = [half?.toLowerCase() === 'a', half?.toLowerCase() === 'p']
  if (morning && hour === 12) return '00'
  return String(evening && hour < 12 ? hour + 12 : hour).padStart(2, '0')
}
