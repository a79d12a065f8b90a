import { timeZone } from '@sira/contract/writtenDates'

/** A form of dates, in French and on the clock of Ouagadougou, whoever reads it where. */
function inFrench(options: Intl.DateTimeFormatOptions): (time: string | number | Date) => string {
  const form = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone })
  return (time) => form.format(new Date(time))
}

const shortMonth = { day: 'numeric', month: 'short' } as const
const hourAndMinute = { hour: '2-digit', minute: '2-digit' } as const
const weekday = inFrench({ weekday: 'long' })

/** « mercredi 18 novembre » */
export const dayInWords = inFrench({ weekday: 'long', day: 'numeric', month: 'long' })

/** « novembre 2026 » */
export const monthInWords = inFrench({ month: 'long', year: 'numeric' })

/** « 27 novembre 2026 » */
export const dayInFull = inFrench({ day: 'numeric', month: 'long', year: 'numeric' })

/** « 10:42 » */
export const clockTime = inFrench(hourAndMinute)

/** « 18 nov., 14:05 » */
export const momentInWords = inFrench({ ...shortMonth, ...hourAndMinute })

/** « 22 nov. 2026, 10:42 » */
export const momentWithYear = inFrench({ ...shortMonth, year: 'numeric', ...hourAndMinute })

/** « 27/11/2026 » */
export const dayInFigures = inFrench({ dateStyle: 'short' })

/** « 27/11/2026 08:00 » */
export const momentInFigures = inFrench({ dateStyle: 'short', timeStyle: 'short' })

/** « 27 novembre 2026 à 08:00 » */
export const dayAndTime = inFrench({ dateStyle: 'long', timeStyle: 'short' })

/** « vendredi 27 novembre 2026 à 08:00 » */
export function momentInFull(time: string | Date): string {
  return `${weekday(time)} ${dayInFull(time)} à ${clockTime(time)}`
}
