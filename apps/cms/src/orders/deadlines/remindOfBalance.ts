import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { dayOf } from '../../dates/checkDay.ts'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { lockOrder } from '../../money/ledger/lockedPayment.ts'
import type { Order } from '../../payload-types.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'

const aheadMs = 3 * 86_400_000
const atOnce = 100

/** Reminds those who paid a deposit of the rest, once for each day on which it is due. Gives how many. */
export async function remindOfBalance(payload: Payload, now: Date): Promise<number> {
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      etat: { equals: 'confirmée' },
      email: { exists: true },
      soldeLe: {
        greater_than_equal: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
        less_than: new Date(now.getTime() + aheadMs).toISOString(),
      },
    },
    sort: 'soldeLe',
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  let reminded = 0
  for (const { id, reference } of docs.filter(isDue)) {
    try {
      if (await remind(id, payload)) reminded += 1
    } catch (error) {
      payload.logger.error({ err: error, reference }, 'un rappel de solde n’a pas pu être écrit')
    }
  }
  return reminded
}

function isDue({ etat, soldeLe, rappelSoldeLe, paye, total }: Order): boolean {
  return etat === 'confirmée' && paye < total && dayOf(soldeLe) !== dayOf(rappelSoldeLe)
}

async function remind(id: number, payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    await lockOrder(id, req)
    const asked = { collection: 'commandes', id, depth: 0, req } as const
    const order = await payload.findByID(asked)
    if (!isDue(order) || (await paysForCancelled(order, payload, req))) return false
    await payload.update({ ...asked, data: { rappelSoldeLe: order.soldeLe ?? null } })
    await tellCustomer('balanceDue', order, { dueOn: order.soldeLe ?? undefined }, req)
    return true
  })
}
