import { amountText } from '@sira/contract/orders/amountText'
import { dayOf } from '../../dates/checkDay.ts'
import { dayInFigures } from '../../dates/dates.ts'
import { type KeptStep, keptAct, type Step } from '../../dossiers/history/step.ts'

export interface Planned {
  nextStep?: string | null
  nextStepOn?: string | null
  amount?: number | null
}

/** Gives the steps of the history for a changed next action or amount. */
export function plannedSteps(before: Planned, after: Planned, by: Step): KeptStep[] {
  const steps: KeptStep[] = []
  const now = { ...before, ...given(after) }
  if (stepOf(now) !== stepOf(before)) {
    steps.push(keptAct('planned', { ...by, why: stepOf(now) || 'retirée' }))
  }
  const amount = now.amount ?? null
  if (amount !== (before.amount ?? null)) {
    const why = amount === null ? 'retiré' : amountText(amount, 'fr')
    steps.push(keptAct('valued', { ...by, why }))
  }
  return steps
}

/** Keeps only the values that a partial change contains. */
function given(planned: Planned): Planned {
  return Object.fromEntries(Object.entries(planned).filter(([, value]) => value !== undefined))
}

function stepOf({ nextStep, nextStepOn }: Planned): string {
  const day = dayOf(nextStepOn)
  return [nextStep ?? '', day === undefined ? '' : `le ${dayInFigures(day)}`]
    .filter(Boolean)
    .join(', ')
}
