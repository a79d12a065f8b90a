import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { lockOrder } from '../../money/ledger/lockedPayment.ts'
import type { Order } from '../../payload-types.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'

const aheadMs = 7 * 24 * 3_600_000
const atOnce = 100

/** Tells those whose plan ends within a week, once for each plan. Gives how many. */
export async function remindBeforePlanEnds(payload: Payload, now: Date): Promise<number> {
  const limits = { from: now.toISOString(), to: new Date(now.getTime() + aheadMs).toISOString() }
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      etat: { in: ['payée', 'préparée', 'remise'] },
      email: { exists: true },
      'lignes.au': { greater_than: limits.from, less_than: limits.to },
      'lignes.rappelLe': { exists: false },
    },
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  let reminded = 0
  for (const order of docs.filter((one) => endingLine(one, limits) !== undefined)) {
    const { id, reference } = order
    try {
      if (await remind(id, limits, payload)) reminded += 1
    } catch (error) {
      payload.logger.error({ err: error, reference }, 'un rappel de fin n’a pas pu être écrit')
    }
  }
  return reminded
}

interface Limits {
  from: string
  to: string
}

function endingLine({ lignes }: Order, { from, to }: Limits) {
  return (lignes ?? []).find(({ au, rappelLe }) => au && !rappelLe && au > from && au < to)
}

async function remind(id: number, limits: Limits, payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    await lockOrder(id, req)
    const order = await payload.findByID({ collection: 'commandes', id, depth: 0, req })
    const ending = endingLine(order, limits)
    if (ending === undefined) return false
    const lignes = (order.lignes ?? []).map((line) =>
      line === ending ? { ...line, rappelLe: limits.from } : line,
    )
    await payload.update({ collection: 'commandes', id, data: { lignes }, depth: 0, req })
    await tellCustomer('planEnding', order, { endsOn: ending.au ?? undefined }, req)
    return true
  })
}
