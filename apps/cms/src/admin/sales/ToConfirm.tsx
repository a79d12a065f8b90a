import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { momentInFigures } from '../../dates/dates.ts'
import type { Order } from '../../payload-types.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'

/** Orders to be paid at the door: somebody calls the customer before anything is carried there. */
export function ToConfirm({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null
  return (
    <ul className="sira-payments">
      {orders.map(({ id, reference, nom, phone, total, remise, createdAt }) => (
        <li key={id} className="sira-payment">
          <p>
            <strong>Livraison à confirmer</strong>
            {` · ${amountText(total, 'fr')} · `}
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
