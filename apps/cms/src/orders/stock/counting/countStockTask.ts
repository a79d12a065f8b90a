import { createLocalReq, type Payload, type TaskConfig } from 'payload'
import { attemptStep } from '../../../database/attemptStep.ts'
import { nightQueue } from '../../../database/nightQueue.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { mailIdentity } from '../../../mail/mailIdentity.ts'
import { queueEmail } from '../../../mail/queuedEmail.ts'
import { countStock } from './countStock.ts'
import { differenceLetter } from './differenceLetter.ts'

/** Every night; a night the machine was off is made up for. */
export const countStockTask: TaskConfig<'countStock'> = {
  slug: 'countStock',
  label: 'Recompter le stock',
  schedule: [{ cron: '50 3 * * *', queue: nightQueue }],
  handler: async ({ req: { payload } }) => {
    await attemptStep(payload, 'recompter le stock', () => reportStock(payload, new Date()))
    return { output: {} }
  },
}

/** Tells of every difference, in the log and in one letter a day to the team; gives how many there are. */
export async function reportStock(payload: Payload, now: Date): Promise<number> {
  const found = await countStock(payload)
  if (found.length === 0) return 0
  for (const difference of found) {
    payload.logger.error(difference, 'le stock d’un livre ne correspond pas à ses mouvements')
  }
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    const messageId = `stock-${now.toISOString().slice(0, 10)}`
    const where = { messageId: { equals: messageId } }
    if ((await payload.count({ collection: 'emails', where, req })).totalDocs > 0) return
    const { brand, noticesTo } = await mailIdentity(payload, req)
    const letter = differenceLetter(found, publicUrl(payload))
    await queueEmail({ kind: 'notice', to: noticesTo, letter, brand, messageId }, req)
  })
  return found.length
}
