'use client'

import { orderStates } from '@sira/contract/orders/orderStates'
import { useSearchParams } from 'next/navigation'
import { orderStateNames } from '../../orders/stateNames.ts'
import { CounterSale } from './counter/CounterSale.tsx'

const list = '/admin/collections/commandes'
const stateParameter = 'where[and][0][etat][equals]'

/** The states as tabs, and the list as a file: above the list of orders. */
export function OrderTools() {
  const query = useSearchParams()
  const chosen = query.get(stateParameter) ?? ''
  const asked = new URLSearchParams(
    [...query].filter(([name]) => name.startsWith('where') || name === 'sort'),
  )
  return (
    <div className="sira-inbox-tools">
      <nav className="sira-tabs" aria-label="État">
        <a className="sira-tab" href={list} aria-current={chosen === '' ? 'page' : undefined}>
          Toutes
        </a>
        {orderStates.map((state) => (
          <a
            key={state}
            href={`${list}?${new URLSearchParams({ [stateParameter]: state })}`}
            className="sira-tab"
            aria-current={state === chosen ? 'page' : undefined}
          >
            {orderStateNames[state]}
          </a>
        ))}
      </nav>
      <CounterSale />
      <p className="sira-exports">
        <a href="/admin/ventes">Tableau des ventes</a>
        Exporter :
        {(['csv', 'xlsx'] as const).map((format) => (
          <a key={format} href={`/admin/api/commandes/export?format=${format}&${asked}`} download>
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  )
}
