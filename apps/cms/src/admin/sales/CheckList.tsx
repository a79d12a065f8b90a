'use client'

import { useRouter } from 'next/navigation'
import type { DeskOperator, DeskPayment } from '../../money/desk/deskPayment.ts'
import { PaymentCard } from '../orders/PaymentCard.tsx'

interface CheckListProps {
  payments: readonly DeskPayment[]
  operators: readonly DeskOperator[]
}

/** Payments that wait for a decision, each with its buttons: the oldest first. */
export function CheckList({ payments, operators }: CheckListProps) {
  const router = useRouter()
  if (payments.length === 0) return null
  return (
    <ul className="sira-payments">
      {payments.map((payment) => (
        <PaymentCard
          key={`${payment.id} ${payment.etat}`}
          payment={payment}
          operators={operators}
          namesOrder
          onChange={async () => router.refresh()}
        />
      ))}
    </ul>
  )
}
