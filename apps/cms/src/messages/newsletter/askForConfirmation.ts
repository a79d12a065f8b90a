import type { CollectionAfterChangeHook } from 'payload'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import type { Newsletter } from '../../payload-types.ts'
import { confirmationLetter } from './confirmationLetter.ts'
import { subscriptionPage } from './subscriptionPage.ts'

/** Sends a letter for each request to confirm a subscription. */
export const askForConfirmation: CollectionAfterChangeHook<Newsletter> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const asked = doc.subscription === 'pending' && doc.askedAt && !doc.suspicion
  if (!asked || doc.askedAt === previousDoc?.askedAt) return doc
  const { payload } = req
  const href = subscriptionPage(doc, 'confirm', payload)
  const { brand } = await mailIdentity(payload, req)
  await queueEmail(
    {
      kind: 'confirmation',
      to: doc.email,
      letter: confirmationLetter(doc.locale ?? 'fr', href),
      about: { relationTo: 'newsletters', value: doc.id },
      brand,
    },
    req,
  )
  return doc
}
