import { dayInFigures } from '../../dates/dates.ts'

const dayMs = 24 * 60 * 60_000

/** The day of Ouagadougou, which keeps GMT all year. */
export function dayNow(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** « en retard de 2 jours », « aujourd’hui », « demain », « le 30/11/2026 ». */
export function dueWords(due: string, now: Date): string {
  const late = Math.round((Date.parse(dayNow(now)) - Date.parse(due.slice(0, 10))) / dayMs)
  if (late > 1) return `en retard de ${late} jours`
  if (late === 1) return 'en retard d’un jour'
  if (late === 0) return 'aujourd’hui'
  return late === -1 ? 'demain' : `le ${dayInFigures(due)}`
}

export function isDue(due: string | null | undefined, now: Date): boolean {
  return Boolean(due) && String(due).slice(0, 10) <= dayNow(now)
}
