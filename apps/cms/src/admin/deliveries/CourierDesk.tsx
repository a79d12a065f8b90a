'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { nextStates } from '@sira/contract/dossiers/moves'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import {
  type CourierState,
  courierMachine,
  courierStates,
} from '../../deliveries/couriers/courierMachine.ts'
import { callApi } from '../calls/callApi.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { CourierCount } from './CourierCount.tsx'
import { CourierLink } from './CourierLink.tsx'
import { courierDeeds } from './deliveryDeeds.ts'

/** The actions on the dossier of a courier, above its record. */
export function CourierDesk() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.etat?.value) as CourierState | undefined
  return id && state ? <Desk id={id} state={state} /> : null
}

function Desk({ id, state }: { id: number | string; state: CourierState }) {
  const [asked, setAsked] = useState<CourierState>()
  const router = useRouter()

  async function advance(given: object) {
    const data = { ...given, vers: asked }
    const outcome = await callApi<{ message: string }>(`coursiers/${id}/avancer`, data)
    if (outcome.done) toast.success(outcome.body.message)
    else toast.error(outcome.message)
    if (outcome.done) setAsked(undefined)
    router.refresh()
  }

  return (
    <section className="sira-desk" aria-label="Livreur">
      <p>{`État\u00a0: ${courierStates[state]}`}</p>
      <div className="sira-desk__deeds">
        {nextStates(courierMachine.moves, state, 'personnel').map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {courierDeeds[to].label}
          </button>
        ))}
        {state === 'actif' && <CourierLink id={id} />}
        <CourierCount id={id} />
      </div>
      {asked !== undefined && (
        <MoveForm deed={courierDeeds[asked]} onSend={advance} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}
