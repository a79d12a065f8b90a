import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { momentInFigures } from '../../dates/dates.ts'
import { isPaidAtTheDoor } from '../../orders/moves/isPaidAtTheDoor.ts'
import type { Order } from '../../payload-types.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'

/**
 * Orders whose customers somebody calls: before anything is carried to a door, and where a part was
 * paid and the rest did not come in time.
 */
export function ToConfirm({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null
  return (
    <ul className="sira-payments">
      {orders.map(({ id, reference, nom, phone, total, paye, mode, etat, remise, createdAt }) => (
        <li key={id} className="sira-payment">
          <p>
            <strong>{whyOf({ mode, etat })}</strong>
            {` · ${paye > 0 ? 'reste ' : ''}${amountText(total - paye, 'fr')} · `}
            <Link href={adminAddress('commandes', id)} prefetch={false}>
              {reference}
            </Link>
          </p>
          <p className="sira-payment__facts">
            {[nom, phone, remise.ville, remise.quartier, momentInFigures(createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function whyOf({ mode, etat }: Pick<Order, 'mode' | 'etat'>): string {
  if (etat === 'confirmée') return 'Solde non payé\u00a0: autre jour, ou annulation'
  return isPaidAtTheDoor({ mode }) ? 'Livraison à confirmer' : 'Payée en partie, échéance passée'
}
