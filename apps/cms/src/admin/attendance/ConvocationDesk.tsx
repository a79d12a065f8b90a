'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { Person } from '../../access/role.ts'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import type { ConvocationRecord } from '../../enrolments/convocations/desk/convocationDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { useDesk } from '../orders/useDesk.ts'

/** The people expected at a session, and whether they were told where and when. */
export function ConvocationDesk() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !isOrderStaff(user as Person)) return null
  return <Desk key={id} id={id} maySend={isInboxStaff(user as Person)} />
}

function Desk({ id, maySend }: { id: number | string; maySend: boolean }) {
  const { desk, changed } = useDesk<ConvocationRecord>(`inscriptions/session/${id}/convocations`)
  const [busy, setBusy] = useState(false)
  if (desk === undefined || desk.people.length === 0) return null
  const isLeft = desk.people.some(({ convoqueLe }) => convoqueLe === null)

  async function send() {
    setBusy(true)
    const outcome = await callApi<{ message: string }>(`inscriptions/session/${id}/convoquer`, {})
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    await changed()
    setBusy(false)
  }

  return (
    <section className="sira-desk" aria-label="Convocations">
      <h2>Convocations</h2>
      <p className="sira-note">
        Elles partent d’elles-mêmes quand la session est garantie, et un rappel deux jours avant.
      </p>
      <ul className="sira-attendance">
        {desk.people.map((one) => (
          <li key={one.id}>
            <a href={`/admin/collections/inscriptions/${one.id}`}>{one.nom}</a>
            <small>{` ${stateOf(one)} `}</small>
            <a href={`/admin/api/inscriptions/${one.id}/convocation`}>PDF</a>
          </li>
        ))}
      </ul>
      {maySend && isLeft && (
        <div className="sira-desk__deeds">
          <button type="button" className="sira-deed" disabled={busy} onClick={send}>
            {busy ? 'Un instant…' : 'Envoyer les convocations'}
          </button>
        </div>
      )}
    </section>
  )
}

function stateOf({ convoqueLe, toCall }: ConvocationRecord['people'][number]): string {
  if (toCall) return 'à prévenir par téléphone'
  return convoqueLe === null
    ? 'pas encore convoqué'
    : `convoqué le ${convoqueLe.slice(8, 10)}/${convoqueLe.slice(5, 7)}`
}
