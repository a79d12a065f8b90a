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

/** The next step of the customer; null where the company has to act. */
export function WhatToDo({ order, sent, words }: WhatToDoProps) {
  const { order: t, locale } = words
  const { etat, paiement, reste, echeance, operateurs } = order
  if (reste === 0 || !isAsked(order)) return null
  const isDeclared = order.paiements.some((payment) => payment.etat === 'déclaré')
  // A declared payment hides the instructions, so that nobody pays twice.
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

/** Of what is paid at the door nothing is asked once no courier comes for it: see `aFaire`. */
function isAsked({ etat, paiement: { mode, instructions } }: OpenedOrder): boolean {
  const isAgreed = etat === 'confirmée' || etat === 'préparée'
  if (isAgreed && mode === 'especes_livraison') return instructions !== ''
  return ['en_attente', 'confirmée', 'expirée'].includes(etat)
}
