import { dayFrom } from '../dayFrom.ts'

/** Days without classes, as `MM-DD`: feasts that fall on the same day every year, and their eves. */
const feasts = [
  '01-01',
  '01-03',
  '03-08',
  '05-01',
  '08-05',
  '08-15',
  '11-01',
  '12-11',
  '12-24',
  '12-25',
  '12-31',
]

/** A session that is longer is held on some days of it only; in days. */
const longestBlock = 5

interface Session {
  start: string
  end: string | null
}

/** The first and last day of a session of the demo, moved on from feasts and Sundays. */
export function sessionDays(today: Date, startsIn: number, endsIn: number | undefined): Session {
  // The default is two days after the start (product 9).
  const length = (endsIn ?? startsIn + 2) - startsIn
  let first = startsIn
  while (!isHeld(today, first, length)) first += 1
  const end = endsIn === undefined ? null : dayFrom(today, first + length)
  return { start: dayFrom(today, first), end }
}

function isHeld(today: Date, first: number, length: number): boolean {
  const days =
    length < longestBlock
      ? Array.from({ length: length + 1 }, (_, index) => first + index)
      : [first, first + length]
  return days.every((day) => hasClasses(dayFrom(today, day)))
}

function hasClasses(day: string): boolean {
  return new Date(day).getUTCDay() !== 0 && !feasts.includes(day.slice(5))
}
