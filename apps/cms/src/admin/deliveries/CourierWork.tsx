import { amountText } from '@sira/contract/orders/amountText'
import { type DeliveryState, deliveryStates } from '../../deliveries/deliveryMachine.ts'
import type { CourierDeskRecord } from '../../deliveries/desk/courierDesk.ts'

/** The deliveries of a courier, under way and done, and for administrators the cash in his hand. */
export function CourierWork({ work: { enCours, faites, enMain } }: { work: CourierDeskRecord }) {
  return (
    <>
      {enMain !== null && <p>{`Espèces en main\u00a0: ${amountText(enMain, 'fr')}`}</p>}
      <Deliveries title="En cours" list={enCours} />
      <Deliveries title="Faites depuis deux jours" list={faites} />
    </>
  )
}

interface Listed {
  id: number
  reference: string
  etat: string
  arrivee?: string
  especes?: number | null
}

export function Deliveries({ title, list }: { title: string; list: readonly Listed[] }) {
  if (list.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="sira-payments">
        {list.map(({ id, reference, etat, arrivee, especes }) => (
          <li key={id}>
            <a href={`/admin/collections/livraisons/${id}`}>{reference}</a>
            {` · ${[
              deliveryStates[etat as DeliveryState],
              arrivee,
              especes != null && amountText(especes, 'fr'),
            ]
              .filter(Boolean)
              .join(' · ')}`}
          </li>
        ))}
      </ul>
    </>
  )
}
