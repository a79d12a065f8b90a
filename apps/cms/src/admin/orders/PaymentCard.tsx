import { toast } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import type { PaymentState } from '@sira/contract/orders/paymentStates'
import { useState } from 'react'
import { momentInFigures } from '../../dates/dates.ts'
import type { DeskOperator, DeskPayment } from '../../money/desk/deskPayment.ts'
import { paymentStateNames } from '../../money/paymentStateNames.ts'
import { callApi } from '../calls/callApi.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { ConfirmFields, type SeenTransfer } from './ConfirmFields.tsx'
import { MoveForm } from './MoveForm.tsx'
import { paymentDeeds } from './paymentDeeds.ts'
import { ReceivedField } from './ReceivedField.tsx'
import { RefundButton } from './RefundButton.tsx'

interface PaymentCardProps {
  payment: DeskPayment
  operators: readonly DeskOperator[]
  /** In a list of payments of many orders. */
  namesOrder?: boolean
  /** What a statement says of it. */
  seen?: SeenTransfer | undefined
  /** Why it is proposed. */
  why?: string
  onChange: () => Promise<void>
}

/** One payment, and the buttons of what may be decided of it. */
export function PaymentCard(props: PaymentCardProps) {
  const { payment, operators, namesOrder, seen, why, onChange } = props
  const [asked, setAsked] = useState<PaymentState>()
  const { id, etat, mode, montant, montantRecu, montantDeclare, operateur, transaction, motif } =
    payment
  const deed = asked && paymentDeeds[asked]
  const customer = namesOrder && [payment.commande?.nom, payment.commande?.phone]
  const known = [operateur, transaction, payment.encaisse, momentInFigures(payment.date), motif]
  const facts = [...(customer || []), ...known].filter(Boolean).join(' · ')

  async function decide({ montantRecu, operateur, ...given }: Record<string, string>) {
    const outcome = await callApi<{ message: string }>(`paiements/${id}/decider`, {
      ...given,
      vers: asked,
      ...(montantRecu === undefined ? {} : { montantRecu: Number(montantRecu) }),
      ...(operateur === undefined ? {} : { operateur: Number(operateur) }),
    })
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    // A refusal leaves what was typed.
    if (outcome.done) setAsked(undefined)
    if (outcome.done || outcome.status === 409) await onChange()
  }

  return (
    <li className="sira-payment">
      <p>
        <strong>{paymentStateNames[etat]}</strong>
        {` · ${amountText(montantRecu ?? montant, 'fr')} · ${modeName(mode, 'fr')}`}
        {montantRecu !== null && montantRecu !== montant && (
          <span>{` (attendu : ${amountText(montant, 'fr')})`}</span>
        )}
        {montantDeclare !== null && montantDeclare !== (montantRecu ?? montant) && (
          <span>{` (le client dit avoir envoyé ${amountText(montantDeclare, 'fr')})`}</span>
        )}
        {namesOrder && ' · '}
        {namesOrder && <OrderLink order={payment.commande} payment={id} />}
      </p>
      {why !== undefined && <p>{why}</p>}
      <p className="sira-payment__facts">{facts}</p>
      <div className="sira-desk__deeds">
        {payment.suites.map((to) => {
          const label = paymentDeeds[to]?.label
          return label === undefined ? null : (
            <button
              key={to}
              type="button"
              className={to === 'confirmé' ? 'sira-deed sira-deed--first' : 'sira-deed'}
              onClick={() => setAsked(to)}
            >
              {label}
            </button>
          )
        })}
        {payment.recuRendu !== null && (
          <a
            className="sira-deed"
            href={`/admin/api/paiements/${id}/papier`}
            target="_blank"
            rel="noopener"
          >
            {`Reçu de remboursement ${payment.recuRendu}`}
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        )}
        {payment.remboursement === 'possible' && (
          <RefundButton payment={payment} onChange={onChange} />
        )}
      </div>
      {payment.livreur !== null && (
        <p role="status">
          {'Espèces avec un livreur, à compter sur sa fiche\u00a0: '}
          <a href={adminAddress('coursiers', payment.livreur.id)}>{payment.livreur.nom}</a>
        </p>
      )}
      {payment.remboursement === 'demandé' && (
        <p role="status">{`Remboursement demandé à ${modeName(mode, 'fr')}, en cours.`}</p>
      )}
      {deed && (
        <MoveForm deed={deed} onSend={decide} onClose={() => setAsked(undefined)}>
          <p className="sira-dialog__note">
            {[payment.commande?.reference, facts].filter(Boolean).join(' · ')}
          </p>
          {asked === 'confirmé' && (
            <ConfirmFields payment={payment} operators={operators} seen={seen} />
          )}
          {asked === 'remboursement_dû' && montantRecu === null && <ReceivedField {...payment} />}
        </MoveForm>
      )}
    </li>
  )
}

function OrderLink({ order, payment }: { order: DeskPayment['commande']; payment: number }) {
  if (order === null) return <a href={adminAddress('paiements', payment)}>Sans commande</a>
  return <a href={adminAddress('commandes', order.id)}>{order.reference}</a>
}
