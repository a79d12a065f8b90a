import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { momentInWords } from '../../dates/dates.ts'
import type { BoardState } from '../../orders/desk/salesState.ts'
import { orderStateNames } from '../../orders/stateNames.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'

/** The orders by their state, the newest of each; all of them stand in the list. */
export function Board({ states }: { states: readonly BoardState[] }) {
  return (
    <section aria-labelledby="tableau">
      <h2 id="tableau">Commandes</h2>
      <div className="sira-board">
        {states.map(({ etat, count, orders }) => (
          <section key={etat} className="sira-board__state" aria-label={orderStateNames[etat]}>
            <h3>
              <Link href={listOf(etat)} prefetch={false}>
                {`${orderStateNames[etat]} (${count})`}
              </Link>
            </h3>
            <ul>
              {orders.map(({ id, reference, nom, total, createdAt }) => (
                <li key={id}>
                  <Link href={adminAddress('commandes', id)} prefetch={false}>
                    {reference}
                  </Link>
                  <span>{amountText(total, 'fr')}</span>
                  <small>{[nom, momentInWords(createdAt)].filter(Boolean).join(' · ')}</small>
                </li>
              ))}
            </ul>
            {count > orders.length && (
              <Link href={listOf(etat)} prefetch={false}>
                {`Voir les ${count - orders.length} autres`}
              </Link>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

function listOf(state: string): string {
  const asked = new URLSearchParams({ 'where[and][0][etat][equals]': state })
  return `${adminAddress('commandes')}?${asked}`
}
