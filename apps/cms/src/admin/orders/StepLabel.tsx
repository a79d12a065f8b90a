'use client'

import { useRowLabel } from '@payloadcms/ui'
import { applicationStateNames } from '../../applications/stateNames.ts'
import { momentInFigures } from '../../dates/dates.ts'
import { courierStates } from '../../deliveries/couriers/courierMachine.ts'
import { deliveryStates } from '../../deliveries/deliveryMachine.ts'
import { paymentStateNames } from '../../money/paymentStateNames.ts'
import { orderStateNames } from '../../orders/stateNames.ts'

interface Step {
  date?: string
  de?: string | null
  vers?: string
  qui?: string | null
  motif?: string | null
}

const names: Readonly<Record<string, string>> = {
  ...courierStates,
  ...deliveryStates,
  ...applicationStateNames,
  ...paymentStateNames,
  ...orderStateNames,
}

/** What happened, and when: a folded row of the steps can be read. */
export function StepLabel() {
  const { date, de, vers, qui, motif } = useRowLabel<Step>().data
  const states = [de, vers].flatMap((state) => (state ? (names[state] ?? state) : []))
  const told = [date && momentInFigures(date), states.join(' → '), qui, motif]
  return <span>{told.filter(Boolean).join(' · ')}</span>
}
