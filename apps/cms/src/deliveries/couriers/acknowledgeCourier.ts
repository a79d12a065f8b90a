import type { CollectionAfterChangeHook } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { announceMessage } from '../../messages/reception/announceMessage.ts'
import type { Courier } from '../../payload-types.ts'
import { vehicleNames } from '../deliveryNames.ts'

/** A word to the team, in the transaction that keeps an application; its person gave no address. */
export const acknowledgeCourier: CollectionAfterChangeHook<Courier> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || doc.suspicion || req.user) return doc
  const { id, reference, nom, phone, ville, engin } = doc
  const heading = 'Nouvelle candidature de livreur'
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const letter = {
    lang: 'fr',
    subject: `${heading} (${reference})`,
    heading,
    paragraphs: [],
    facts: [
      { label: 'Nom', value: nom },
      { label: 'Téléphone', value: phone },
      { label: 'Ville', value: ville },
      { label: 'Engin', value: vehicleNames[engin] },
    ],
    button: {
      label: 'Ouvrir dans le back office',
      href: `${publicUrl(req.payload)}/admin/collections/coursiers/${id}`,
    },
    footer: [],
  } as const
  const about = { relationTo: 'coursiers', value: id } as const
  await announceMessage({ kind: 'notice', to: noticesTo, letter, about, brand }, doc.createdAt, req)
  return doc
}
