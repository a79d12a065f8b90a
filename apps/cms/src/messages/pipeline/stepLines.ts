import { amountText } from '@sira/contract/orders/amountText'
import { dayOf } from '../../dates/checkDay.ts'
import { dayInFigures } from '../../dates/dates.ts'

export interface Planned {
  nextStep?: string | null
  nextStepOn?: string | null
  amount?: number | null
}

/** What the history says where the next step of a file, or its worth, has changed. */
export function stepLines(before: Planned, after: Planned): string[] {
  const lines: string[] = []
  const now = { ...before, ...given(after) }
  if (stepOf(now) !== stepOf(before)) {
    lines.push(
      stepOf(now) === '' ? 'Prochaine action retirée' : `Prochaine action : ${stepOf(now)}`,
    )
  }
  const amount = now.amount ?? null
  if (amount !== (before.amount ?? null)) {
    const words =
      amount === null ? 'Montant estimé retiré' : `Montant estimé : ${amountText(amount, 'fr')}`
    lines.push(words)
  }
  return lines
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
