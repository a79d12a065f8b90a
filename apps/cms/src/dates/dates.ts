const day = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Africa/Ouagadougou',
})
const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Ouagadougou',
})
const fullDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Ouagadougou',
})
const weekday = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  timeZone: 'Africa/Ouagadougou',
})
const clock = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Ouagadougou',
})

/** « mercredi 18 novembre » */
export function dayInWords(time: string | Date): string {
  return day.format(new Date(time))
}

/** « 18 nov., 14:05 » */
export function momentInWords(time: string): string {
  return moment.format(new Date(time))
}

/** « 27 novembre 2026 » */
export function dayInFull(time: string | Date): string {
  return fullDay.format(new Date(time))
}

/** « vendredi 27 novembre 2026 à 08:00 » */
export function momentInFull(time: string | Date): string {
  return `${weekday.format(new Date(time))} ${dayInFull(time)} à ${clock.format(new Date(time))}`
}
