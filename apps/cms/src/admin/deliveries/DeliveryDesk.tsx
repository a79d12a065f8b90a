'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import { useState } from 'react'
import { type DeliveryState, deliveryStates } from '../../deliveries/deliveryMachine.ts'
import type { DeliveryDeskRecord } from '../../deliveries/desk/deliveryDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { DeliveryDeedFields } from './DeliveryDeedFields.tsx'
import { deliveryDeeds } from './deliveryDeeds.ts'

/** The actions on a delivery, above its record. */
export function DeliveryDesk() {
  const { id } = useDocumentInfo()
  return id ? <Desk key={id} id={id} /> : null
}

function Desk({ id }: { id: number | string }) {
  const { desk, problem, changed } = useDesk<DeliveryDeskRecord>(`livraisons/${id}/bureau`)
  const [asked, setAsked] = useState<DeliveryState>()

  async function advance(given: object) {
    const data = { ...given, vers: asked }
    const outcome = await callApi<{ message: string }>(`livraisons/${id}/avancer`, data)
    if (outcome.done) toast.success(outcome.body.message)
    else toast.error(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture de la livraison…</p>
  const { etat, estimation, prix, code, suites } = desk
  return (
    <section className="sira-desk" aria-label="Livraison">
      <dl className="sira-desk__sums">
        <Fact label="État" value={deliveryStates[etat]} />
        <Fact label="Estimation" value={amount(estimation)} />
        <Fact label="Prix" value={amount(prix)} />
        <Fact label="Code du destinataire" value={code ?? '—'} />
      </dl>
      <div className="sira-desk__deeds">
        {suites.map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {to === etat ? 'Changer de livreur' : deliveryDeeds[to].label}
          </button>
        ))}
      </div>
      {asked !== undefined && (
        <MoveForm deed={deliveryDeeds[asked]} onSend={advance} onClose={() => setAsked(undefined)}>
          <DeliveryDeedFields to={asked} desk={desk} />
        </MoveForm>
      )}
    </section>
  )
}

const amount = (value: number | null) => (value === null ? '—' : amountText(value, 'fr'))

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
