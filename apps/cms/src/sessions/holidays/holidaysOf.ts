/** Of the law of 9 January 2026: the day of each year, or what the moon or Easter says. */
const fixedDays: readonly (readonly [string, string])[] = [
  ['01-01', 'Jour de l’an'],
  ['03-08', 'Journée internationale des femmes'],
  ['05-01', 'Fête du travail'],
  ['05-15', 'Journée des coutumes et traditions'],
  ['08-15', 'Assomption'],
  ['12-11', 'Fête nationale'],
  ['12-25', 'Noël'],
]

/** Month and day of the calendar of the moon. */
const moonDays: Readonly<Record<string, string>> = {
  '10-1': 'Fin du ramadan (à confirmer)',
  '12-10': 'Tabaski (à confirmer)',
  '3-12': 'Mawlid (à confirmer)',
}

const dayMs = 86_400_000
const moon = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

export interface Holiday {
  /** `YYYY-MM-DD` */
  date: string
  titre: string
}

/** The public holidays of a year, the first ones first; two on one day are one line. */
export function holidaysOf(year: number): Holiday[] {
  const found = new Map<string, string>(fixedDays.map(([day, name]) => [`${year}-${day}`, name]))
  const add = (date: string, name: string) => {
    const other = found.get(date)
    found.set(date, other === undefined ? name : `${other}, ${name}`)
  }
  add(isoDay(easter(year) + 39 * dayMs), 'Ascension')
  const end = Date.UTC(year + 1, 0, 1)
  for (let day = Date.UTC(year, 0, 1); day < end; day += dayMs) {
    const name = moonDays[moonDay(day)]
    if (name !== undefined) add(isoDay(day), name)
  }
  return [...found].map(([date, titre]) => ({ date, titre })).sort(byDate)
}

const byDate = (a: Holiday, b: Holiday) => (a.date < b.date ? -1 : 1)

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

function moonDay(time: number): string {
  const parts = new Map(moon.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${parts.get('month')}-${parts.get('day')}`
}

/** Easter Sunday (the method of Butcher, Nature, 20 April 1876). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}
