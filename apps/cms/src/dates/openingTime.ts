import { type OpeningHours, openingHours } from '@sira/contract/openingHours'
import { defaultSettings } from '@sira/contract/records/settings'

/** As staff write them in the settings. */
export interface WrittenHours {
  weekdayHours?: string | null | undefined
  saturdayHours?: string | null | undefined
}

/** Days on which nobody works, as `2026-12-25`. */
export type ClosedDays = ReadonlySet<string>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const saturday = 6
const noDays: ClosedDays = new Set()

/** The moment by which the company has been open for so many hours. Sundays it is closed. */
export function afterOpeningHours(
  from: Date,
  hours: number,
  written: WrittenHours,
  closed = noDays,
): Date {
  const openOn = openingOf(written, closed)
  let left = hours * hourMs
  for (let day = dayOf(from); ; day += dayMs) {
    const open = openOn(day)
    if (open === undefined) continue
    const begins = Math.max(from.getTime(), open.from)
    const lasts = open.to - begins
    if (lasts >= left) return new Date(begins + left)
    left -= Math.max(0, lasts)
  }
}

/** The moment since which the company has been open for so many hours. */
export function beforeOpeningHours(
  until: Date,
  hours: number,
  written: WrittenHours,
  closed = noDays,
): Date {
  const openOn = openingOf(written, closed)
  let left = hours * hourMs
  for (let day = dayOf(until); ; day -= dayMs) {
    const open = openOn(day)
    if (open === undefined) continue
    const ends = Math.min(until.getTime(), open.to)
    const lasts = ends - open.from
    if (lasts >= left) return new Date(ends - left)
    left -= Math.max(0, lasts)
  }
}

/** For how many hours the company was open between two moments. */
export function openHoursBetween(
  from: Date,
  until: Date,
  written: WrittenHours,
  closed = noDays,
): number {
  const openOn = openingOf(written, closed)
  let sum = 0
  for (let day = dayOf(from); day <= until.getTime(); day += dayMs) {
    const open = openOn(day)
    if (open === undefined) continue
    const lasts = Math.min(until.getTime(), open.to) - Math.max(from.getTime(), open.from)
    sum += Math.max(0, lasts)
  }
  return sum / hourMs
}

/** Burkina Faso keeps GMT all year: its day is that of UTC. */
const dayOf = (moment: Date) => moment.getTime() - (moment.getTime() % dayMs)

/** Of a day that begins at a moment: from when until when the company is open, if it is. */
function openingOf(written: WrittenHours, closed: ClosedDays) {
  const weekday = readHours(written.weekdayHours) ?? readHours(defaultSettings.weekdayHours)
  const onSaturday = readHours(written.saturdayHours)
  return (day: number): { from: number; to: number } | undefined => {
    const date = new Date(day)
    const number = date.getUTCDay()
    if (number === 0 || closed.has(date.toISOString().slice(0, 10))) return undefined
    const open = number === saturday ? onSaturday : weekday
    return open && { from: day + open.from, to: day + open.to }
  }
}

/** Milliseconds from midnight; nothing where the text says no such hours. */
function readHours(text: string | null | undefined): { from: number; to: number } | undefined {
  const read = openingHours(text ?? '')
  if (read === undefined) return undefined
  const [from, to] = [read.opens, read.closes].map(fromMidnight)
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined
}

function fromMidnight(time: OpeningHours['opens']): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * minuteMs
}
