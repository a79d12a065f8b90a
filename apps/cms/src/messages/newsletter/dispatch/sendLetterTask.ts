import {
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
  type Where,
} from 'payload'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { sendsMail } from '../../../environment/sendsMail.ts'
import { mailIdentity } from '../../../mail/mailIdentity.ts'
import { queueEmail } from '../../../mail/queuedEmail.ts'
import type { Newsletter, NewsletterIssue } from '../../../payload-types.ts'
import { segmentWhere } from '../segment.ts'
import { subscriptionPage } from '../subscriptionPage.ts'
import { letterIssue } from './letterIssue.ts'
import { moveLetter } from './moveLetter.ts'
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
  handler: async ({ input: { letter }, req }) => {
    const { payload } = req
    const leaving = await takeLetter(letter, req)
    if (leaving === undefined) return { output: {} }
    const where = segmentWhere(leaving)
    // Counted as it is written: readers come and go until then.
    let recipients = 0
    for (let after = 0; ; ) {
      const readers = await readersAfter(after, where, payload)
      if (readers.length === 0) break
      recipients += await writeTo(readers, letter, payload)
      after = readers.at(-1)?.id ?? after
    }
    const state = sendsMail(payload) ? 'sent' : 'written'
    const facts = { recipients, sentAt: new Date().toISOString() }
    await moveLetter(letter, state, { by: 'horloge', facts }, req)
    return { output: {} }
  },
}

/**
 * Takes the letter to be sent now; gives undefined where the plan was cancelled or moved, or the
 * letter has been sent. An interrupted sending continues.
 */
async function takeLetter(id: number, req: PayloadRequest): Promise<NewsletterIssue | undefined> {
  const asked = { collection: 'letters', id, depth: 0, disableErrors: true } as const
  const found = await req.payload.findByID(asked)
  if (found?.state === 'planned') {
    const isDue = Date.parse(found.sendAt ?? '') <= Date.now()
    // From now on nobody can change the letter.
    return isDue ? moveLetter(id, 'sending', { by: 'horloge' }, req) : undefined
  }
  return found?.state === 'sending' ? found : undefined
}

async function readersAfter(id: number, among: Where, payload: Payload): Promise<Newsletter[]> {
  const { docs } = await payload.find({
    collection: 'newsletters',
    where: { and: [among, { id: { greater_than: id } }] },
    sort: 'id',
    limit: batchSize,
    pagination: false,
    depth: 0,
  })
  return docs
}

/** Gives to how many: those whose words are missing in every language they read get none. */
async function writeTo(readers: Newsletter[], letter: number, payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  const { brand } = await mailIdentity(payload)
  const url = publicUrl(payload)
  let reached = 0
  await withinTransaction(req, async () => {
    for (const reader of readers) {
      const issue = await letterIssue(letter, reader.locale, payload, req)
      if (issue === undefined) continue
      reached += 1
      const messageId = `letter-${letter}-${reader.id}`
      const where = { messageId: { equals: messageId } }
      const { totalDocs } = await payload.count({ collection: 'emails', where, req })
      if (totalDocs > 0) continue
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
  return reached
}
