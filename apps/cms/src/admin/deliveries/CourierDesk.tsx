'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { nextStates } from '@sira/contract/dossiers/moves'
import { useState } from 'react'
import { courierDeeds } from '../../deliveries/couriers/courierDeeds.ts'
import {
  type CourierState,
  courierMachine,
  courierStates,
} from '../../deliveries/couriers/courierMachine.ts'
import type { CourierDeskRecord } from '../../deliveries/desk/courierDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { CourierCount } from './CourierCount.tsx'
import { CourierLink } from './CourierLink.tsx'
import { CourierPapers } from './CourierPapers.tsx'
import { CourierWork, Deliveries } from './CourierWork.tsx'

/** The actions on the dossier of a courier, above its record. */
export function CourierDesk() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.etat?.value) as CourierState | undefined
  const identity = useFormFields(([fields]) => fields.pieceFichierNom?.value)
  const licence = useFormFields(([fields]) => fields.permisFichierNom?.value)
  const papers = { piece: identity, permis: licence }
  return id && state ? (
    <>
      <Desk id={id} state={state} />
      <CourierPapers id={id} papers={papers} />
    </>
  ) : null
}

function Desk({ id, state }: { id: number | string; state: CourierState }) {
  const { desk, changed } = useDesk<CourierDeskRecord>(`coursiers/${id}/bureau`)
  const [asked, setAsked] = useState<CourierState>()

  async function advance(given: object) {
    const data = { ...given, vers: asked }
    const outcome = await callApi<{ message: string }>(`coursiers/${id}/avancer`, data)
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
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
        <MoveForm deed={courierDeeds[asked]} onSend={advance} onClose={() => setAsked(undefined)}>
          {asked === 'suspendu' && <LeftDeliveries list={desk?.enCours ?? []} />}
        </MoveForm>
      )}
      {desk && <CourierWork work={desk} />}
    </section>
  )
}

/** The deliveries of a courier who is suspended, and whether they are taken back. */
function LeftDeliveries({ list }: { list: CourierDeskRecord['enCours'] }) {
  if (list.length === 0) return null
  return (
    <>
      <Deliveries title="Ses livraisons en cours" list={list} />
      <label className="sira-dialog__choice">
        <input type="radio" name="colis" value="reprendre" required defaultChecked />
        Reprendre celles qu’il n’a pas enlevées, pour les confier à un autre
      </label>
      <label className="sira-dialog__choice">
        <input type="radio" name="colis" value="laisser" />
        Les lui laisser
      </label>
      <p className="sira-dialog__note">
        {'Un colis déjà enlevé reste chez lui\u00a0: faites-le revenir, ou confiez-le à un autre.'}
      </p>
    </>
  )
}
