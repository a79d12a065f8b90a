import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { atTransactionEnd } from '../../database/transactions/atTransactionEnd.ts'
import { announceAfterCommit } from './pendingChanges.ts'

/** Pages follow within a minute: what lies in front of them keeps them for a while too. */
const pauseMs = 20_000

/** The tags announced within the pause, and whether they changed again. */
const announced = new Map<string, boolean>()

/** Announces these tags at once, and the changes of the pause that follows together at its end. */
export async function announceSoon(tags: readonly string[], req: PayloadRequest): Promise<void> {
  const { payload } = req
  const begin = () => {
    for (const tag of tags) tell(tag, payload)
  }
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return begin()
  await atTransactionEnd(req, (end) => {
    if (end !== 'undone') begin()
  })
}

function tell(tag: string, payload: Payload): void {
  if (announced.has(tag)) return void announced.set(tag, true)
  announced.set(tag, false)
  announce(tag, payload).catch((err: unknown) =>
    payload.logger.error({ err, tag }, 'un changement n’est pas dit'),
  )
  setTimeout(() => {
    const again = announced.get(tag)
    announced.delete(tag)
    if (again) tell(tag, payload)
  }, pauseMs).unref()
}

async function announce(tag: string, payload: Payload): Promise<void> {
  await announceAfterCommit([tag], await createLocalReq({}, payload))
}
