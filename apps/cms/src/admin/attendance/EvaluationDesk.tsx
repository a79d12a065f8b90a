'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { type RatedPoint, ratedPoints } from '@sira/contract/evaluations/evaluation'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { Person } from '../../access/role.ts'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import type { EvaluationRecord } from '../../enrolments/evaluations/desk/evaluationDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { useDesk } from '../orders/useDesk.ts'

const names: Readonly<Record<RatedPoint, string>> = {
  contenu: 'Contenu',
  formateur: 'Formateur',
  organisation: 'Organisation',
  utilite: 'Utilité',
}

/** How participants found a session, and what they wrote. */
export function EvaluationDesk() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !isOrderStaff(user as Person)) return null
  return <Desk key={id} id={id} mayPublish={isInboxStaff(user as Person)} />
}

function Desk({ id, mayPublish }: { id: number | string; mayPublish: boolean }) {
  const { desk, changed } = useDesk<EvaluationRecord>(`inscriptions/session/${id}/evaluations`)
  if (desk === undefined || desk.count === 0) return null

  async function publish(seat: number, publier: boolean) {
    const outcome = await callApi<{ message: string }>(`inscriptions/${seat}/avis`, { publier })
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    await changed()
  }

  return (
    <section className="sira-desk" aria-label="Évaluations">
      <h2>Évaluations</h2>
      <p>
        {`${desk.count} ${desk.count === 1 ? 'réponse' : 'réponses'}\u00a0: `}
        {ratedPoints
          .map(
            (point) => `${names[point]} ${String(desk.averages[point] ?? '–').replace('.', ',')}`,
          )
          .join(' · ')}
      </p>
      <ul className="sira-attendance">
        {desk.opinions.map((one) => (
          <li key={one.id}>
            <q>{one.text}</q>
            {one.mayPublish && mayPublish ? (
              <button
                type="button"
                className="sira-deed"
                onClick={() => void publish(one.id, !one.isPublished)}
              >
                {one.isPublished ? 'Ne plus publier' : 'Publier'}
              </button>
            ) : (
              <small>{one.isPublished ? ' publié' : ' pas à publier'}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
