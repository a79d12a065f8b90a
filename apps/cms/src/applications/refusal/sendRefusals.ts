import { openApplicationStates } from '@sira/contract/applications/applicationStates'
import { createLocalReq, type Payload, type TaskConfig } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { deadlineQueue } from '../../dossiers/deadlineQueue.ts'
import { moveApplication } from '../moveApplication.ts'
import { refusalReasonNames } from '../stateNames.ts'
import { isOpenHour } from './refusalHour.ts'

/** Few enough that nobody waits for them. */
const atOnce = 100

/** Makes the refusals whose hour has come, each in a transaction of its own. Gives how many. */
export async function sendRefusals(payload: Payload): Promise<number> {
  // A machine that was off over the evening sends none in the night.
  if (!(await isOpenHour(new Date(), await createLocalReq({}, payload)))) return 0
  const { docs } = await payload.find({
    collection: 'candidatures',
    where: {
      refusLe: { less_than_equal: new Date().toISOString() },
      etat: { in: [...openApplicationStates] },
    },
    select: { reference: true },
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  let sent = 0
  for (const { id, reference } of docs) {
    try {
      if (await refuse(id, payload)) sent += 1
    } catch (error) {
      payload.logger.error({ err: error, reference }, 'un refus n’a pas pu partir')
    }
  }
  return sent
}

/** Looked at once more while nobody else has it: it may have been taken back. */
async function refuse(id: number, payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    await lockRow('candidatures', id, req)
    const found = await payload.findByID({ collection: 'candidatures', id, depth: 0, req })
    const { refusLe, refusMotif, refusMot, refusPar } = found
    if (!refusMotif || !refusLe || refusLe > new Date().toISOString()) return false
    await moveApplication(
      id,
      'refusée',
      {
        by: 'horloge',
        who: refusPar ?? undefined,
        why: refusalReasonNames[refusMotif],
        message: refusMot ?? undefined,
      },
      req,
    )
    await payload.update({
      collection: 'candidatures',
      id,
      depth: 0,
      req,
      data: { motif: refusMotif },
    })
    return true
  })
}

/** Every five minutes, while the company is open. */
export const sendRefusalsTask: TaskConfig<'sendRefusals'> = {
  slug: 'sendRefusals',
  label: 'Envoyer les refus de candidatures dont l’heure est venue',
  schedule: [{ cron: '*/5 * * * *', queue: deadlineQueue }],
  handler: async ({ req: { payload } }) => {
    await sendRefusals(payload)
    return { output: {} }
  },
}
