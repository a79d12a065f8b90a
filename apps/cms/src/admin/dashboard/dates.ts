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

/** « mercredi 18 novembre » */
export function dayInWords(time: string | Date): string {
  return day.format(new Date(time))
}

/** « 18 nov., 14:05 » */
export function momentInWords(time: string): string {
  return moment.format(new Date(time))
}
