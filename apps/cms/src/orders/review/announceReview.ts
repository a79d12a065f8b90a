import type { PayloadRequest } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { announceMessage } from '../../messages/reception/announceMessage.ts'
import type { Order } from '../../payload-types.ts'

/** A word to the team, in the transaction that keeps the papers: now there is something to read. */
export async function announceReview(
  { id, reference, nom, updatedAt }: Order,
  req: PayloadRequest,
): Promise<void> {
  const heading = 'Document à relire'
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const letter = {
    lang: 'fr',
    subject: `${heading} (${reference})`,
    heading,
    paragraphs: ['Le client a envoyé le document de sa commande. Il se télécharge sur son écran.'],
    facts: [{ label: 'Nom', value: nom ?? '' }],
    button: {
      label: 'Ouvrir dans le back office',
      href: `${publicUrl(req.payload)}/admin/collections/commandes/${id}`,
    },
    footer: [],
  } as const
  const about = { relationTo: 'commandes', value: id } as const
  await announceMessage({ kind: 'notice', to: noticesTo, letter, about, brand }, updatedAt, req)
}
