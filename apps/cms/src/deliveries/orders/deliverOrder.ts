import { defaultSettings } from '@sira/contract/records/settings'
import type { PayloadRequest } from 'payload'
import { keptStep } from '../../dossiers/history/step.ts'
import { randomReference } from '../../fields/randomReference.ts'
import { lastDelivery } from '../../orders/carried/lastDelivery.ts'
import type { Delivery, Order } from '../../payload-types.ts'
import { deliveryWords } from '../words/deliveryWords.ts'

/** From then on somebody carries it. */
export const carriedStates = ['confirmée', 'payée', 'préparée'] as const satisfies Order['etat'][]

export function deliveryOf(id: number, req: PayloadRequest): Promise<Delivery | undefined> {
  return lastDelivery({ id }, req.payload, req)
}

/** The delivery of an order whose price its customer has agreed to: one, however often it is asked for. */
export async function deliverOrder(order: Order, req: PayloadRequest): Promise<void> {
  if (order.remise.mode !== 'livraison' || (await deliveryOf(order.id, req))) return
  const { brandName, address, firstContact } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    req,
  })
  const { nom, phone, remise, livraison, reference } = order
  const { indicatif, email, locale, mode } = order
  await req.payload.create({
    collection: 'livraisons',
    depth: 0,
    req,
    data: {
      reference: randomReference('livraison'),
      etat: 'chiffrée',
      commande: order.id,
      nom: nom ?? null,
      phone: phone ?? null,
      indicatif: indicatif ?? null,
      email: email ?? null,
      locale,
      mode,
      payeur: 'destinataire',
      departContact: brandName || defaultSettings.brandName,
      departRepere: address || defaultSettings.address,
      departPhone: firstContact || defaultSettings.firstContact,
      arriveeVille: remise.ville ?? null,
      arriveeQuartier: remise.quartier ?? null,
      arriveeRepere: remise.repere ?? null,
      arriveeContact: nom ?? null,
      arriveePhone: phone ?? null,
      colis: deliveryWords.fr.ofOrder(reference),
      estimation: livraison,
      prix: livraison,
      etapes: [keptStep(null, 'chiffrée', { by: 'système', why: `Commande ${reference}` })],
    },
  })
}
