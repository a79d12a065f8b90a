'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import type { OrderState } from '@sira/contract/orders/orderStates'
import { useState } from 'react'
import type { Deed } from '../../dossiers/moves/deed.ts'
import type { DeskRecord } from '../../orders/desk/deskRecord.ts'
import { orderDeeds } from '../../orders/moves/orderDeeds.ts'
import { orderStateNames } from '../../orders/stateNames.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { BurstButton } from './BurstButton.tsx'
import { MoveForm } from './MoveForm.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { ReviewPapers } from './ReviewPapers.tsx'
import { useDesk } from './useDesk.ts'

/** The till at an order: its money, what may be decided of it, and what the order may become. */
export function OrderDesk() {
  const { id } = useDocumentInfo()
  return id ? <Till key={id} id={id} /> : null
}

function Till({ id }: { id: number | string }) {
  const { desk, problem, changed } = useDesk<DeskRecord>(`commandes/${id}/caisse`)
  const [asked, setAsked] = useState<OrderState>()

  async function advance(given: object) {
    const outcome = await callApi<{ message: string }>(`commandes/${id}/avancer`, {
      ...given,
      vers: asked,
    })
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture de la caisse…</p>
  const { total, paye, reste, etat, suites, paiements, recus, operateurs, salves, livraison } = desk
  return (
    <section className="sira-desk" aria-label="Caisse">
      <dl className="sira-desk__sums">
        <Sum label="État" value={orderStateNames[etat]} />
        <Sum label="Total" value={amountText(total, 'fr')} />
        <Sum label="Payé" value={amountText(paye, 'fr')} />
        <Sum label="Reste" value={amountText(reste, 'fr')} />
      </dl>
      <div className="sira-desk__deeds">
        {suites.map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {orderDeeds[to].label}
          </button>
        ))}
        {livraison !== null && (
          <a className="sira-deed" href={`/admin/collections/livraisons/${livraison.id}`}>
            {`Livraison ${livraison.reference}`}
          </a>
        )}
        {salves.map((burst) => (
          <BurstButton key={burst.par} order={desk.id} burst={burst} onChange={changed} />
        ))}
        <a
          className="sira-deed"
          href={`/admin/api/commandes/${id}/imprimer`}
          target="_blank"
          rel="noopener"
        >
          Imprimer la commande<span className="sr-only"> (nouvel onglet)</span>
        </a>
        {recus.map(({ id: receipt, numero }) => (
          <a
            key={receipt}
            className="sira-deed"
            href={`/admin/api/recus/${receipt}/papier`}
            target="_blank"
            rel="noopener"
          >
            {`Reçu ${numero}`}
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        ))}
      </div>
      <ReviewPapers id={desk.id} papers={desk.relecture} maySave={desk.litRelecture} />
      <h2>Paiements</h2>
      {paiements.length === 0 && <p className="sira-note">Aucun : rien n’est à payer.</p>}
      <ul className="sira-payments">
        {paiements.map((payment) => (
          <PaymentCard
            key={`${payment.id} ${payment.etat}`}
            payment={payment}
            operators={operateurs}
            onChange={changed}
          />
        ))}
      </ul>
      {asked !== undefined && (
        <MoveForm deed={deedOf(asked, desk)} onSend={advance} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}

/** Marked as handed over, an order takes its delivery with it. */
function deedOf(to: OrderState, { livraison }: DeskRecord): Deed {
  const note = to === 'remise' ? livraison?.reserve : null
  return note ? { ...orderDeeds[to], note } : orderDeeds[to]
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
