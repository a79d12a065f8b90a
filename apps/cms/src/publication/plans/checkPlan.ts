import type { PayloadRequest } from 'payload'
import { dayInFull, momentInFull } from '../../dates/dates.ts'
import { lastDay, lastDayField } from './lastDay.ts'
import type { Plan } from './plans.ts'

const farthestYears = 5

/** Gives the reason why a plan is refused; undefined where it is allowed. */
export async function checkPlan(
  { type, at, record }: Pick<Plan, 'type' | 'at' | 'record'>,
  known: readonly Plan[],
  req: PayloadRequest,
): Promise<string | undefined> {
  const time = new Date(at)
  const now = new Date()
  if (time <= now) {
    return `Ce moment est passé : il est déjà ${momentInFull(now)} à Ouagadougou.`
  }
  if (time.getUTCFullYear() > now.getUTCFullYear() + farthestYears) {
    return `Vérifiez l’année : rien ne se prévoit à plus de ${farthestYears} ans.`
  }
  if (known.some((plan) => plan.failure === null && plan.type === type)) {
    return `C’est déjà prévu : annulez d’abord ce qui l’est pour changer la date.`
  }
  return type === 'publish' ? expiredByThen(record, at, req) : undefined
}

/** Refuses a publication after the last day of the record. */
async function expiredByThen(
  { collection, id }: Plan['record'],
  at: string,
  { payload }: PayloadRequest,
): Promise<string | undefined> {
  if (lastDayField(collection) === undefined) return undefined
  const record = await payload.findByID({ collection, id, draft: true, depth: 0 })
  const last = lastDay(collection, { ...record })
  return last !== undefined && last < at.slice(0, 10)
    ? `Ce contenu expire le ${dayInFull(last)}, avant le jour prévu.`
    : undefined
}
