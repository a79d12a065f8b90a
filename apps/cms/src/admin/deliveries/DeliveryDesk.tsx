'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import {
  correctNoted,
  deliverAgain,
  deliveryDeeds,
  noteTaken,
  takeBack,
} from '../../deliveries/deliveryDeeds.ts'
import { deliveryStates } from '../../deliveries/deliveryMachine.ts'
import type { DeliveryDeskRecord } from '../../deliveries/desk/deliveryDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { type AskedDeed, DeliveryDeedFields } from './DeliveryDeedFields.tsx'

/** The actions on a delivery, above its record. */
export function DeliveryDesk() {
  const { id } = useDocumentInfo()
  return id ? <Desk key={id} id={id} /> : null
}

function Desk({ id }: { id: number | string }) {
  const router = useRouter()
  const { desk, problem, changed } = useDesk<DeliveryDeskRecord>(`livraisons/${id}/bureau`)
  const [asked, setAsked] = useState<AskedDeed>()

  async function advance(given: object) {
    const isOther = asked === 'relivrer' || asked === 'especes'
    const outcome = isOther
      ? await callApi<Answer>(`livraisons/${id}/${asked}`, given)
      : await callApi<Answer>(`livraisons/${id}/avancer`, { ...given, vers: asked })
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success(outcome.body.message)
    setAsked(undefined)
    if (asked === 'relivrer') router.push(`/admin/collections/livraisons/${outcome.body.id}`)
    else await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture de la livraison…</p>
  const { etat, estimation, prix, code, mode, payeur, suites, gestes, relivrable, especes } = desk
  const deedOf = (to: AskedDeed) => {
    if (to === 'relivrer') return deliverAgain
    if (to === 'especes') return especes === 0 ? noteTaken : correctNoted
    return to === 'chiffrée' && etat === 'affectée' ? takeBack : deliveryDeeds[to]
  }
  return (
    <section className="sira-desk" aria-label="Livraison">
      <dl className="sira-desk__sums">
        <Fact label="État" value={deliveryStates[etat]} />
        <Fact label="Estimation" value={amount(estimation)} />
        <Fact label="Prix" value={amount(prix)} />
        <Fact label="Paiement" value={[mode, payeur].filter(Boolean).join(', ') || '—'} />
        <Fact label="Code du destinataire" value={code ?? '—'} />
        {especes !== null && <Fact label="Espèces notées" value={amount(especes)} />}
      </dl>
      <div className="sira-desk__deeds">
        {suites.map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {to === etat ? 'Changer de livreur' : deedOf(to).label}
          </button>
        ))}
        {relivrable && (
          <button type="button" className="sira-deed" onClick={() => setAsked('relivrer')}>
            {deliverAgain.label}
          </button>
        )}
        {especes !== null && (
          <button type="button" className="sira-deed" onClick={() => setAsked('especes')}>
            {deedOf('especes').label}
          </button>
        )}
      </div>
      {gestes.length > 0 && (
        <>
          <h3>Noté sur le téléphone du livreur</h3>
          <ul className="sira-payments">
            {gestes.map((gesture) => (
              <li key={gesture.id}>
                <a href={`/admin/collections/gestes/${gesture.id}`}>{gesture.dit}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked !== undefined && (
        <MoveForm deed={deedOf(asked)} onSend={advance} onClose={() => setAsked(undefined)}>
          <DeliveryDeedFields to={asked} desk={desk} />
        </MoveForm>
      )}
    </section>
  )
}

interface Answer {
  message: string
  /** The delivery that was made. */
  id?: number
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
