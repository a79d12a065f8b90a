import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import { writtenDay } from '@sira/contract/writtenDates'
import { Done } from '../../../../dossiers/Done.tsx'
import { writtenTime } from '../../../../format/dates.ts'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { OperatorCard } from './OperatorCard.tsx'
import { PayOtherwise } from './PayOtherwise.tsx'

interface WhatToDoProps {
  order: OpenedOrder
  sent: FormData | undefined
  words: Dictionary
}

/** The one thing that the customer is to do now; nothing where it is ours to act. */
export function WhatToDo({ order, sent, words }: WhatToDoProps) {
  const { order: t, locale } = words
  const { etat, paiement, reste, echeance, operateurs } = order
  if (reste === 0 || !['en_attente', 'confirmée', 'expirée'].includes(etat)) return null
  const isDeclared = order.paiements.some((payment) => payment.etat === 'déclaré')
  // Nobody is shown how to pay what he has paid: he would pay twice.
  if (isDeclared) return <Done text={t.claimed} />
  const byTransfer = paiement.mode === 'mobile_money' && etat === 'en_attente'
  return (
    <section className="rounded-[28px] border-2 border-indigo bg-blanc p-6">
      <h2 className="text-2xl">{words.dossier.toDo}</h2>
      <p className="mt-3">
        <span className="text-pierre">{t.left}</span>{' '}
        <span className="figure text-2xl text-indigo">{formatPrice(reste, locale)}</span>
      </p>
      {paiement.instructions.split('\n').map((line) => (
        <p key={line} className="mt-2 wrap-anywhere">
          {line}
        </p>
      ))}
      {paiement.url !== undefined && (
        <a href={paiement.url} rel="noopener" className="button button-primary mt-4">
          {t.toProvider}
        </a>
      )}
      {byTransfer &&
        operateurs.map((operator) => (
          <OperatorCard key={operator.code} operator={operator} words={words} />
        ))}
      {echeance && etat === 'en_attente' && (
        <p className="mt-4 text-pierre">
          {order.inscriptions?.length
            ? t.heldUntil(writtenTime(echeance, locale))
            : t.until(writtenDay(echeance, locale))}
        </p>
      )}
      {byTransfer && <ClaimForm order={order} sent={sent} words={words} />}
      <PayOtherwise order={order} words={words} />
    </section>
  )
}
