'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { nextStates } from '@sira/contract/dossiers/moves'
import {
  type WaitingState,
  waitingMoves,
  waitingStates,
} from '@sira/contract/waiting/waitingStates'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import type { Deed } from '../orders/deeds.ts'
import { MoveForm } from '../orders/MoveForm.tsx'

const deeds: Readonly<Partial<Record<WaitingState, Deed>>> = {
  déclinée: {
    label: 'Laisser la place',
    motif: 'Dit au téléphone',
    tells: false,
    note: 'La place va à la personne suivante.',
  },
  retirée: { label: 'Quitter la liste', motif: 'Dit au téléphone', tells: false },
  sans_suite: { label: 'Mettre sans suite', motif: '', tells: true },
}

/** Notes an answer given by phone. An offer is taken on its page, by the reference. */
export function EntryDesk() {
  const { id } = useDocumentInfo()
  const etat = useFormFields(([fields]) => fields.etat?.value)
  const [asked, setAsked] = useState<WaitingState>()
  const router = useRouter()
  const state = waitingStates.find((one) => one === etat)
  if (!id || state === undefined) return null

  async function advance(given: object) {
    const outcome = await callApi<{ message: string }>(`attentes/${id}/avancer`, {
      ...given,
      vers: asked,
    })
    if (!outcome.done) return void toast.error(outcome.message)
    toast.success(outcome.body.message)
    setAsked(undefined)
    router.refresh()
  }
  const next = nextStates(waitingMoves, state, 'personnel').filter((to) => deeds[to])
  const deed = asked && deeds[asked]
  return (
    <section className="sira-desk" aria-label="Suite">
      <div className="sira-desk__deeds">
        {next.map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {deeds[to]?.label}
          </button>
        ))}
      </div>
      {deed && <MoveForm deed={deed} onSend={advance} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
