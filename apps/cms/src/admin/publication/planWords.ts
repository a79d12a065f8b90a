import { momentInFull } from '../../dates/dates.ts'
import type { Plan } from '../../publication/plans/plans.ts'

/** « Sera publié le vendredi 27 novembre 2026 à 08:00 » */
export function planWords({ type, at, failure }: Pick<Plan, 'type' | 'at' | 'failure'>): string {
  const what = type === 'publish' ? 'publié' : 'dépublié'
  return failure === null
    ? `Sera ${what} le ${momentInFull(at)}`
    : `N’a pas été ${what} au moment prévu : ${failure}`
}
