import type { Valkey } from '@sira/host/counting/valkey'
import * as z from 'zod'
import { type Holdings, localHoldings } from './holdings.ts'

/** Milliseconds: longer than any order waits for its money. */
const lifetime = 60 * 24 * 60 * 60_000
const name = 'copies held'

/** A sending has `copies` or, once it is an order, `copies:order`. */
const taking = `
local copies, most = tonumber(ARGV[2]), tonumber(ARGV[3])
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then return 'again' end
local held = redis.call('HGETALL', KEYS[1])
local sum = copies
for i = 2, #held, 2 do sum = sum + tonumber(string.match(held[i], '^%d+')) end
if sum > most then return held end
redis.call('HSET', KEYS[1], ARGV[1], copies)
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 'taken'
`
const settling = `
local copies = redis.call('HGET', KEYS[1], ARGV[1])
if copies then redis.call('HSET', KEYS[1], ARGV[1], copies .. ':' .. ARGV[2]) end
return 1
`
const lettingGo = `return redis.call('HDEL', KEYS[1], unpack(ARGV))`

const taken = z.union([z.enum(['taken', 'again']), z.array(z.string())])

/** Shared by all back offices where Valkey is; each notes its own all the same, for when it is not. */
export function holdings(valkey: Valkey | undefined): Holdings {
  const local = localHoldings()
  if (valkey === undefined) return local
  return {
    async take(sender, sending, { copies, most }) {
      const answer = await valkey.run(taking, name, [sender], [sending, copies, most, lifetime])
      const shared = taken.safeParse(answer)
      if (!shared.success) return local.take(sender, sending, { copies, most })
      if (shared.data === 'again') return 'again'
      if (shared.data !== 'taken') return ordersIn(shared.data)
      await local.take(sender, sending, { copies, most: Number.POSITIVE_INFINITY })
      return 'taken'
    },
    async settle(sender, sending, order) {
      await local.settle(sender, sending, order)
      await valkey.run(settling, name, [sender], [sending, order])
    },
    async letGo(sender, sendings) {
      await local.letGo(sender, sendings)
      if (sendings.length > 0) await valkey.run(lettingGo, name, [sender], sendings)
    },
  }
}

/** Sendings and what they hold, one after the other. */
function ordersIn(held: readonly string[]): Map<string, number | undefined> {
  const orders = new Map<string, number | undefined>()
  for (let at = 0; at + 1 < held.length; at += 2) {
    const order = held[at + 1]?.split(':')[1]
    orders.set(held[at] ?? '', order === undefined ? undefined : Number(order))
  }
  return orders
}
