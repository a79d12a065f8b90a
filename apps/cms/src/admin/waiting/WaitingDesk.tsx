'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { Person } from '../../access/role.ts'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import { momentInFigures } from '../../dates/dates.ts'
import type { WaitingRecord } from '../../enrolments/waiting/desk/waitingDesk.ts'
import { useDesk } from '../orders/useDesk.ts'

/** Those who wait for a seat of a session, on its screen. */
export function WaitingDesk() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !isOrderStaff(user as Person)) return null
  return <Desk key={id} id={id} />
}

function Desk({ id }: { id: number | string }) {
  const { desk, problem } = useDesk<WaitingRecord>(`attentes/session/${id}`)
  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined || desk.entries.length === 0) return null
  return (
    <section className="sira-desk" aria-label="Liste d’attente">
      <h2>Liste d’attente</h2>
      <ul className="sira-attendance">
        {desk.entries.map((one) => (
          <li key={one.id}>
            <a href={`/admin/collections/attentes/${one.id}`}>{one.nom}</a>
            <small>{` ${sentence(one)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentence({ places, rank, until, toCall }: WaitingRecord['entries'][number]): string {
  const seats = places === 1 ? '1 place' : `${places} places`
  if (rank !== null) return `${seats}, rang ${rank}`
  const offered = places === 1 ? 'offerte' : 'offertes'
  const end = until === null ? '' : ` jusqu’au ${momentInFigures(until)}`
  return `${seats} ${offered}${end}${toCall ? ', à appeler' : ''}`
}
