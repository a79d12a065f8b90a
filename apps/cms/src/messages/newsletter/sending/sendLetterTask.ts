import { createLocalReq, type Payload, type TaskConfig } from 'payload'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { sendsMail } from '../../../environment/sendsMail.ts'
import { mailIdentity } from '../../../mail/mailIdentity.ts'
import { queueEmail } from '../../../mail/queuedEmail.ts'
import type { Newsletter } from '../../../payload-types.ts'
import { subscriptionPage } from '../subscriptionPage.ts'
import { letterIssue } from './letterIssue.ts'
import { lettersReaders } from './letterReaders.ts'
import { newsletterLetter } from './newsletterLetter.ts'

const batchSize = 50

/**
 * Writes one e-mail for each subscriber who confirmed. Stopped in the middle and run again, it
 * goes on where it was: each e-mail has the name of its letter and its reader.
 */
export const sendLetterTask: TaskConfig<'sendLetter'> = {
  slug: 'sendLetter',
  label: 'Envoyer une lettre d’information',
  inputSchema: [{ name: 'letter', type: 'number', required: true }],
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ input: { letter }, req: { payload } }) => {
    // Who confirmed or left since it was sent counts as what he was: written to, or not.
    let recipients = 0
    for (let after = 0; ; ) {
      const readers = await readersAfter(after, payload)
      if (readers.length === 0) break
      await writeTo(readers, letter, payload)
      recipients += readers.length
      after = readers.at(-1)?.id ?? after
    }
    const state = sendsMail(payload) ? 'sent' : 'written'
    const data = { state, recipients, sentAt: new Date().toISOString() } as const
    await payload.update({ collection: 'letters', id: letter, data, depth: 0 })
    return { output: {} }
  },
}

async function readersAfter(id: number, payload: Payload): Promise<Newsletter[]> {
  const { docs } = await payload.find({
    collection: 'newsletters',
    where: { and: [lettersReaders, { id: { greater_than: id } }] },
    sort: 'id',
    limit: batchSize,
    pagination: false,
    depth: 0,
  })
  return docs
}

async function writeTo(readers: Newsletter[], letter: number, payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { brand } = await mailIdentity(payload)
  const url = publicUrl(payload)
  await withinTransaction(req, async () => {
    for (const reader of readers) {
      const messageId = `letter-${letter}-${reader.id}`
      const where = { messageId: { equals: messageId } }
      const { totalDocs } = await payload.count({ collection: 'emails', where, req })
      if (totalDocs > 0) continue
      const issue = await letterIssue(letter, reader.locale, payload, req)
      const unsubscribePage = subscriptionPage(reader, 'unsubscribe', payload)
      await queueEmail(
        {
          kind: 'newsletter',
          to: reader.email,
          letter: newsletterLetter({ ...issue, siteUrl: url, unsubscribePage }),
          about: { relationTo: 'newsletters', value: reader.id },
          unsubscribe: unsubscribePage,
          messageId,
          brand,
        },
        req,
      )
    }
  })
}
