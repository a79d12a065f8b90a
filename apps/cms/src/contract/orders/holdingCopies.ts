import { senderOf } from '@sira/host/counting/senderOf'
import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { heldEnough, unpaidOrders } from '../../orders/placing/heldCopies.ts'
import type { Hold } from '../../orders/placing/placeOrder.ts'
import type { Held, Holdings } from './holdings.ts'

/**
 * Counts the copies that unpaid orders from one address of the network hold, for invented phone
 * numbers cost nothing; throws the 409 where it is too much. What is paid, cancelled or expired
 * counts no more.
 */
export function holdingCopies(most: number, holdings: Holdings, payload: Payload) {
  return (request: FastifyRequest, key: string | undefined): Hold =>
    async (copies, place) => {
      if (copies === 0) return place()
      const sender = senderOf(request)
      const sending = key ?? crypto.randomUUID()
      const take = () => holdings.take(sender, sending, { copies, most })
      let answer = await take()
      if (typeof answer === 'object') {
        await holdings.letGo(sender, await paidOf(answer))
        answer = await take()
      }
      if (typeof answer === 'object') throw heldEnough(most)
      try {
        const order = await place()
        // The same sending once more is the same order; that it became one may not have been noted.
        await holdings.settle(sender, sending, order.id)
        return order
      } catch (error) {
        // What the first of two still holds is not the second one's to give back.
        if (answer === 'taken') await holdings.letGo(sender, [sending])
        throw error
      }
    }

  /** The sendings whose orders hold nothing any more. */
  async function paidOf(held: Held): Promise<string[]> {
    const orders = [...held].flatMap(([sending, order]) =>
      order === undefined ? [] : [{ sending, order }],
    )
    const ids = orders.map(({ order }) => order)
    const unpaid = await unpaidOrders({ id: { in: ids } }, { payload })
    const waiting = new Set(unpaid.map(({ id }) => id))
    return orders.filter(({ order }) => !waiting.has(order)).map(({ sending }) => sending)
  }
}
