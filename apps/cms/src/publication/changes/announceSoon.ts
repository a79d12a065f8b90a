import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { atTransactionEnd } from '../../database/transactions/atTransactionEnd.ts'
import { announceAfterCommit } from './pendingChanges.ts'

/** Pages follow within a minute: what lies in front of them keeps them for a while too. */
const pauseMs = 20_000

const waiting = new Set<string>()

/** Tells of these tags a little later, once for all changes until then. */
export async function announceSoon(tags: readonly string[], req: PayloadRequest): Promise<void> {
  const { payload } = req
  const begin = () => {
    for (const tag of tags) wait(tag, payload)
  }
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return begin()
  await atTransactionEnd(req, (end) => {
    if (end !== 'undone') begin()
  })
}

function wait(tag: string, payload: Payload): void {
  if (waiting.has(tag)) return
  waiting.add(tag)
  const tell = async () => {
    waiting.delete(tag)
    await announceAfterCommit([tag], await createLocalReq({}, payload))
  }
  setTimeout(() => {
    tell().catch((err: unknown) =>
      payload.logger.error({ err, tag }, 'un changement n’est pas dit'),
    )
  }, pauseMs).unref()
}
