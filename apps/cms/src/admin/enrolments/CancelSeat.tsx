'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { Person } from '../../access/role.ts'
import type { Deed } from '../../dossiers/moves/deed.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { MoveSeat } from './MoveSeat.tsx'

const deed: Deed = {
  label: 'Annuler cette place',
  motif: '',
  tells: false,
  note: 'Elle est libre aussitôt, les autres places de la commande restent. Ce qui a été payé pour elle devient à rembourser.',
}

/** Cancels one seat of an order, and owes its money back; or moves it. */
export function CancelSeat() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { etat, order, session } = useFormFields(([fields]) => {
    const { etat, commande, session } = fields
    return { etat: etat?.value, order: commande?.value, session: session?.value }
  })
  const [isAsked, setAsked] = useState(false)
  const isHeld = etat === 'retenue' || etat === 'confirmée'
  if (!id || !isHeld || !isInboxStaff(user as Person)) return null

  async function send(given: Record<string, string>) {
    const body = { ...given, inscription: id }
    const outcome = await callApi<{ message: string }>(`commandes/${order}/annuler-place`, body)
    if (!outcome.done) return tellProblem(outcome.message)
    // The form holds what was read before.
    window.location.reload()
  }

  return (
    <section className="sira-desk" aria-label="Place">
      <div className="sira-desk__deeds">
        <button type="button" className="sira-deed" onClick={() => setAsked(true)}>
          {deed.label}
        </button>
        <MoveSeat seat={id} order={order} from={session} />
      </div>
      {isAsked && <MoveForm deed={deed} onSend={send} onClose={() => setAsked(false)} />}
    </section>
  )
}
