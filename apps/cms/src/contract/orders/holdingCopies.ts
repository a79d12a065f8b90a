import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { heldEnough, unpaidOrders } from '../../orders/placing/heldCopies.ts'
import type { Hold } from '../../orders/placing/placeOrder.ts'

interface Holding {
  copies: number
  key: string | undefined
  /** Once it is kept. */
  order?: number
}

/** Of the addresses that hold something, the oldest are forgotten first. */
const mostSenders = 20_000

/**
 * Counts the copies that unpaid orders from one address of the network hold, for invented phone
 * numbers cost nothing; throws the 409 where it is too much. What is paid, cancelled or expired
 * counts no more. Addresses are kept nowhere: a restart forgives.
 */
export function holdingCopies(
  most: number,
  senderOf: (request: FastifyRequest) => string,
  payload: Payload,
) {
  const holders = new Map<string, Holding[]>()

  return (request: FastifyRequest, key: string | undefined): Hold =>
    async (copies, place) => {
      const sender = senderOf(request)
      const known = holders.get(sender) ?? []
      // The same sending once more is the same order.
      const again = key !== undefined && known.some((one) => one.key === key)
      if (copies === 0 || again) return place()
      if (sumOf(known) + copies > most) await forgetPaid(sender)
      const held = holders.get(sender) ?? []
      if (sumOf(held) + copies > most) throw heldEnough(most)
      const holding: Holding = { copies, key }
      note(sender, [...held, holding])
      try {
        const order = await place()
        holding.order = order.id
        return order
      } catch (error) {
        note(
          sender,
          (holders.get(sender) ?? []).filter((one) => one !== holding),
        )
        throw error
      }
    }

  async function forgetPaid(sender: string): Promise<void> {
    const ids = (holders.get(sender) ?? []).flatMap(({ order }) => order ?? [])
    const unpaid = await unpaidOrders({ id: { in: ids } }, { payload })
    const waiting = new Set(unpaid.map(({ id }) => id))
    const asked = new Set(ids)
    const held = (holders.get(sender) ?? []).filter(
      ({ order }) => order === undefined || !asked.has(order) || waiting.has(order),
    )
    note(sender, held)
  }

  function note(sender: string, held: Holding[]): void {
    holders.delete(sender)
    if (held.length > 0) holders.set(sender, held)
    const [oldest] = holders.keys()
    if (holders.size > mostSenders && oldest !== undefined) holders.delete(oldest)
  }
}

function sumOf(held: readonly Holding[]): number {
  return held.reduce((sum, { copies }) => sum + copies, 0)
}
