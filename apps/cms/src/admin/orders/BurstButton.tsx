import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Burst } from '../../orders/desk/cancelBurst.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from './MoveForm.tsx'

interface BurstButtonProps {
  order: number
  burst: Burst
  onChange: () => Promise<void>
}

const whose = { phone: 'de ce téléphone', reseau: 'de ce réseau' } as const
const warning = {
  phone: 'Une famille partage parfois un téléphone\u00a0: regardez les noms avant de confirmer.',
  reseau:
    'Plusieurs clients d’un même opérateur partagent parfois un réseau\u00a0: regardez les noms avant de confirmer.',
} as const

function returned(copies: number): string {
  if (copies === 0) return ''
  return copies === 1
    ? 'Un exemplaire revient au stock. '
    : `${copies} exemplaires reviennent au stock. `
}

/** Cancels at once all that one phone or one network has ordered and not paid. */
export function BurstButton({ order, burst, onChange }: BurstButtonProps) {
  const [asked, setAsked] = useState(false)
  const { par, commandes, exemplaires } = burst
  const deed = {
    label: `Annuler les ${commandes} commandes impayées ${whose[par]}`,
    motif: '',
    tells: false,
    note: `${returned(exemplaires)}Les clients qui ont laissé une adresse e-mail en sont avertis. ${warning[par]}`,
  }

  async function cancel(given: Record<string, string>) {
    const path = `commandes/${order}/annuler-salve`
    const outcome = await callApi<{ message: string }>(path, { ...given, par })
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) setAsked(false)
    await onChange()
  }

  return (
    <>
      <button type="button" className="sira-deed" onClick={() => setAsked(true)}>
        {deed.label}
      </button>
      {asked && <MoveForm deed={deed} onSend={cancel} onClose={() => setAsked(false)} />}
    </>
  )
}
