'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { DeskOperator, DeskPayment } from '../../orders/desk/deskRecord.ts'
import { callApi } from '../calls/callApi.ts'
import { PaymentCard } from './PaymentCard.tsx'

type Desk = DeskPayment & { operateurs: DeskOperator[] }

/** The till at one payment, that of no order too. */
export function PaymentDesk() {
  const { id } = useDocumentInfo()
  const [desk, setDesk] = useState<Desk>()
  const [problem, setProblem] = useState<string>()
  const router = useRouter()

  async function look() {
    const outcome = await callApi<Desk>(`paiements/${id}/caisse`)
    if (outcome.done) setDesk(outcome.body)
    else setProblem(outcome.message)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another record alone
  useEffect(() => {
    if (id) look()
  }, [id])

  async function changed() {
    await look()
    router.refresh()
  }

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
