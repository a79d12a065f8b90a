import { type OpeningHours, openingHours } from '@sira/contract/openingHours'
import { defaultSettings } from '@sira/contract/records/settings'

/** As staff write them in the settings. */
export interface WrittenHours {
  weekdayHours?: string | null | undefined
  saturdayHours?: string | null | undefined
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const saturday = 6

/** The moment by which the company has been open for so many hours. Sundays it is closed. */
export function afterOpeningHours(from: Date, hours: number, written: WrittenHours): Date {
  const weekday = readHours(written.weekdayHours) ?? readHours(defaultSettings.weekdayHours)
  const onSaturday = readHours(written.saturdayHours)
  let left = hours * 60 * minuteMs
  // Burkina Faso keeps GMT all year: its day is that of UTC.
  for (let day = from.getTime() - (from.getTime() % dayMs); ; day += dayMs) {
    const number = new Date(day).getUTCDay()
    const open = number === 0 ? undefined : number === saturday ? onSaturday : weekday
    if (open === undefined) continue
    const begins = Math.max(from.getTime(), day + open.from)
    const lasts = day + open.to - begins
    if (lasts >= left) return new Date(begins + left)
    left -= Math.max(0, lasts)
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
