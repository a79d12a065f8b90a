import { toast } from '@payloadcms/ui'
import { modeName } from '@sira/contract/orders/modeNames'
import { useState } from 'react'
import type { DeskPayment } from '../../money/desk/deskPayment.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from './MoveForm.tsx'

interface RefundButtonProps {
  payment: DeskPayment
  onChange: () => Promise<void>
}

/** Has the provider give back what he took, where he does such a thing. */
export function RefundButton({ payment: { id, mode }, onChange }: RefundButtonProps) {
  const [asked, setAsked] = useState(false)
  const name = modeName(mode, 'fr')
  const deed = {
    label: `Rembourser par ${name}`,
    motif: '',
    tells: false,
    note: `${name} renvoie l’argent au téléphone qui a payé. Le client en est averti quand c’est fait.`,
  }

  async function refund(given: Record<string, string>) {
    const outcome = await callApi<{ message: string }>(`paiements/${id}/rembourser`, given)
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    setAsked(false)
    await onChange()
  }

  return (
    <>
      <button type="button" className="sira-deed" onClick={() => setAsked(true)}>
        {deed.label}
      </button>
      {asked && <MoveForm deed={deed} onSend={refund} onClose={() => setAsked(false)} />}
    </>
  )
}
