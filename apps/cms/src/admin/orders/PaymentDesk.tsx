'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { DeskOperator, DeskPayment } from '../../money/desk/deskPayment.ts'
import { PaymentCard } from './PaymentCard.tsx'
import { useDesk } from './useDesk.ts'

type Desk = DeskPayment & { operateurs: DeskOperator[] }

/** The till at one payment, that of no order too. */
export function PaymentDesk() {
  const { id } = useDocumentInfo()
  return id ? <Till key={id} id={id} /> : null
}

function Till({ id }: { id: number | string }) {
  const { desk, problem, changed } = useDesk<Desk>(`paiements/${id}/caisse`)

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture de la caisse…</p>
  return (
    <section className="sira-desk" aria-label="Caisse">
      <ul className="sira-payments">
        <PaymentCard
          key={desk.etat}
          payment={desk}
          operators={desk.operateurs}
          onChange={changed}
        />
      </ul>
    </section>
  )
}
