import { momentInFull } from '../../dates/dates.ts'
import type { Plan } from '../../publication/plans/plans.ts'

/** « Sera publié le vendredi 27 novembre 2026 à 08:00 » */
export function planWords({ type, at, failure }: Pick<Plan, 'type' | 'at' | 'failure'>): string {
  const what = type === 'publish' ? 'publié' : 'dépublié'
  return failure === null
    ? `Sera ${what} le ${momentInFull(at)}`
    : `N’a pas été ${what} au moment prévu : ${failure}`
}

/** Of a plan that somebody’s own publication took the place of. */
export function replacedWords({ at }: Pick<Plan, 'at'>): string {
  return `La publication prévue le ${momentInFull(at)} est annulée : ce contenu vient d’être publié.`
}
