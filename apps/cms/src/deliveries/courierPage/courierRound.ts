import type { RoundDelivery } from '@sira/contract/deliveries/gestures'
import type { Payload } from 'payload'
import type { Courier, Delivery } from '../../payload-types.ts'
import { dueAtTheDoor } from '../cash/dueAtTheDoor.ts'
import { outStates } from '../deliveryMachine.ts'

/** The round of a courier, the oldest day first: all that his phone needs without a network. */
export async function courierRound(
  { id }: Pick<Courier, 'id'>,
  payload: Payload,
): Promise<RoundDelivery[]> {
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: { coursier: { equals: id }, etat: { in: [...outStates] } },
    sort: ['jour', 'id'],
    pagination: false,
    // With its order: what is left to pay of it.
    depth: 1,
  })
  return docs.map(roundDelivery)
}

function roundDelivery(delivery: Delivery): RoundDelivery {
  const { reference, etat, tentative, jour, colis, souhait, payeur } = delivery
  return {
    reference,
    etat,
    tentative: tentative ?? 1,
    jour: jour?.slice(0, 10) ?? null,
    depart: placeOf(delivery, 'depart'),
    arrivee: placeOf(delivery, 'arrivee'),
    colis: colis ?? null,
    souhait: souhait ?? null,
    aEncaisser: dueAtTheDoor(delivery),
    payeur: payeur ?? null,
  }
}

function placeOf(delivery: Delivery, side: 'depart' | 'arrivee') {
  return {
    ville: delivery[`${side}Ville`] ?? null,
    quartier: delivery[`${side}Quartier`] ?? null,
    repere: delivery[`${side}Repere`] ?? null,
    contact: delivery[`${side}Contact`] ?? null,
    phone: delivery[`${side}Phone`] ?? null,
  }
}
