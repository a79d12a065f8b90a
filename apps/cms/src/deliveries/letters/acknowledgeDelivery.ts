import { amountText } from '@sira/contract/orders/amountText'
import type { CollectionAfterChangeHook } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { Letter } from '../../mail/drawing/letter.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { announceMessage } from '../../messages/reception/announceMessage.ts'
import type { Delivery } from '../../payload-types.ts'
import { tellSender } from './tellSender.ts'

/** A word to the team and one to who asked, once, in the transaction that keeps the request. */
export const acknowledgeDelivery: CollectionAfterChangeHook<Delivery> = async ({
  doc,
  operation,
  req,
}) => {
  // That of an order was acknowledged with it; of a machine's request nobody is told, and staff made
  // what follows another one.
  if (operation !== 'create' || doc.suspicion || doc.commande || doc.suiteDe) return doc
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const about = { relationTo: 'livraisons', value: doc.id } as const
  const letter = noticeOf(doc, publicUrl(req.payload))
  await announceMessage(
    {
      kind: 'notice',
      to: noticesTo,
      letter,
      about,
      brand,
      ...(doc.email && { replyTo: doc.email }),
    },
    doc.createdAt,
    req,
  )
  await tellSender('received', doc, undefined, req)
  return doc
}

function noticeOf(delivery: Delivery, siteUrl: string): Letter {
  const { id, reference, nom, phone, estimation, colis, souhait } = delivery
  const heading = 'Nouvelle demande de livraison'
  const place = (side: 'depart' | 'arrivee') =>
    [
      delivery[`${side}Ville`],
      delivery[`${side}Quartier`],
      delivery[`${side}Repere`],
      delivery[`${side}Contact`],
      delivery[`${side}Phone`],
    ].join(', ')
  return {
    lang: 'fr',
    subject: `${heading} (${reference})`,
    heading,
    paragraphs: [],
    facts: [
      { label: 'Nom', value: nom ?? '' },
      { label: 'Téléphone', value: phone ?? '' },
      { label: 'Départ', value: place('depart') },
      { label: 'Arrivée', value: place('arrivee') },
      {
        label: 'Estimation',
        value: typeof estimation === 'number' ? amountText(estimation, 'fr') : 'inconnue',
      },
      ...(souhait ? [{ label: 'Souhait', value: souhait }] : []),
    ],
    quoted: colis ?? '',
    button: {
      label: 'Ouvrir dans le back office',
      href: `${siteUrl}/admin/collections/livraisons/${id}`,
    },
    footer: [],
  }
}
