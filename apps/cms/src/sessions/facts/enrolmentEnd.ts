import { dayOf } from '../../dates/checkDay.ts'

interface Deadlines {
  debut?: string | null
  cloture?: string | null
}

const dayMs = 86_400_000

/** When nobody enrols any more: at the start, or with the end of the last day for it. */
export function enrolmentEnd({ debut, cloture }: Deadlines): Date {
  const start = debut ? Date.parse(debut) : 0
  const lastDay = dayOf(cloture)
  // Ouagadougou keeps GMT all year.
  return new Date(lastDay === undefined ? start : Math.min(start, Date.parse(lastDay) + dayMs))
}
