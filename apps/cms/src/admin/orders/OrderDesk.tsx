'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import type { OrderState } from '@sira/contract/orders/orderStates'
import { useState } from 'react'
import type { DeskRecord } from '../../orders/desk/deskRecord.ts'
import { orderStateNames } from '../../orders/stateNames.ts'
import { callApi } from '../calls/callApi.ts'
import { BurstButton } from './BurstButton.tsx'
import { orderDeeds } from './deeds.ts'
import { MoveForm } from './MoveForm.tsx'
import { PaymentCard } from './PaymentCard.tsx'
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
    else toast.error(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture de la caisse…</p>
  const { total, paye, etat, suites, paiements, recus, operateurs, salves } = desk
  return (
    <section className="sira-desk" aria-label="Caisse">
      <dl className="sira-desk__sums">
        <Sum label="État" value={orderStateNames[etat]} />
        <Sum label="Total" value={amountText(total, 'fr')} />
        <Sum label="Payé" value={amountText(paye, 'fr')} />
        <Sum label="Reste" value={amountText(total - paye, 'fr')} />
      </dl>
      <div className="sira-desk__deeds">
        {suites.map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {orderDeeds[to].label}
          </button>
        ))}
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
        <MoveForm deed={orderDeeds[asked]} onSend={advance} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
