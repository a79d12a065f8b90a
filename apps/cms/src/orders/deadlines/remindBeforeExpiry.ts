import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { isBeingChecked } from './isBeingChecked.ts'

const hourMs = 3_600_000
/** Nobody is reminded of what was ordered just now. */
const youngMs = 6 * hourMs
/** The others have their turn at the next run. */
const atOnce = 100

/** Reminds those who wrote an address before their orders expire, once each. Gives how many. */
export async function remindBeforeExpiry(payload: Payload, now: Date): Promise<number> {
  const { rappelHeures } = await payload.findGlobal({ slug: 'ventes', depth: 0 })
  if (rappelHeures === 0) return 0
  const soon = new Date(now.getTime() + rappelHeures * hourMs).toISOString()
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      etat: { equals: 'en_attente' },
      email: { exists: true },
      rappelLe: { exists: false },
      echeance: { greater_than: now.toISOString(), less_than: soon },
      createdAt: { less_than: new Date(now.getTime() - youngMs).toISOString() },
    },
    sort: 'echeance',
    limit: atOnce,
    pagination: false,
    depth: 0,
    select: { reference: true },
  })
  let reminded = 0
  for (const { id, reference } of docs) {
    if (await isBeingChecked(id, payload)) continue
    try {
      if (await remind(id, payload, now)) reminded += 1
    } catch (error) {
      payload.logger.error({ err: error, reference }, 'un rappel n’a pas pu être écrit')
    }
  }
  return reminded
}

/** The note and the letter together, or neither; who paid meanwhile is left in peace. */
async function remind(id: number, payload: Payload, now: Date): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    const noted: unknown = await payload.db.updateOne({
      collection: 'commandes',
      where: {
        and: [
          { id: { equals: id } },
          { etat: { equals: 'en_attente' } },
          { rappelLe: { exists: false } },
        ],
      },
      data: { rappelLe: now.toISOString() },
      options: { atomic: true },
      req,
    })
    if (noted === null) return false
    const order = await payload.findByID({ collection: 'commandes', id, depth: 0, req })
    await tellCustomer('reminder', order, {}, req)
    return true
  })
}
