import { amountText } from '@sira/contract/orders/amountText'
import { dayOf } from '../../dates/checkDay.ts'
import { dayInFigures } from '../../dates/dates.ts'
import { type KeptStep, keptAct, type Step } from '../../dossiers/history/step.ts'

export interface Planned {
  nextStep?: string | null
  nextStepOn?: string | null
  amount?: number | null
}

/** Where the next action of a dossier, or its worth, has changed. */
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

/** Of a change in part, what it says. */
function given(planned: Planned): Planned {
  return Object.fromEntries(Object.entries(planned).filter(([, value]) => value !== undefined))
}

function stepOf({ nextStep, nextStepOn }: Planned): string {
  const day = dayOf(nextStepOn)
  return [nextStep ?? '', day === undefined ? '' : `le ${dayInFigures(day)}`]
    .filter(Boolean)
    .join(', ')
}
