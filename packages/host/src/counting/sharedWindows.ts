import * as z from 'zod'
import type { Valkey } from './valkey.ts'
import { localWindows, type Windows } from './windows.ts'

const counted = z.tuple([z.number(), z.number()])

/** As `localWindows`, after adding the owed amount; every key expires from its first moment. */
const script = `
local left = redis.call('PTTL', KEYS[1])
local amount, most, ms, owed = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local known = tonumber(redis.call('GET', KEYS[1]) or '0') + owed
local sum = math.max(0, known + amount)
local kept = sum <= most and sum or known
if amount ~= 0 or owed ~= 0 then
  local text = string.format('%.0f', kept)
  if left > 0 then
    redis.call('SET', KEYS[1], text, 'KEEPTTL')
  elseif kept > 0 then
    redis.call('SET', KEYS[1], text, 'PX', ms)
    left = ms
  end
end
return { sum, math.max(0, left) }
`

/**
 * Counts in Valkey, or only in this process while Valkey is away. This process always counts too,
 * so that breaking Valkey resets nothing. Counts made without a connection are sent on the next
 * one. `name` separates these counters from others.
 */
export function windows(valkey: Valkey | undefined, name: string, mostKeys?: number): Windows {
  const local = localWindows(mostKeys)
  if (valkey === undefined) return { add: async (...given) => local.add(...given) }
  const owed = localWindows(mostKeys)
  return {
    async add(key, amount, { ms, most = Number.MAX_SAFE_INTEGER }) {
      if (!valkey.isOpen()) {
        const alone = local.add(key, amount, { ms, most })
        if (alone.sum <= most) owed.add(key, amount, { ms })
        return alone
      }
      // A full one would still say that there is nothing.
      if (amount === 0 && !valkey.isThere()) return local.add(key, 0, { ms })
      const owing = owed.take(key)
      const args = [amount, most, ms, owing]
      const shared = counted.safeParse(await valkey.run(script, name, [key], args))
      if (!shared.success) {
        // The next connection reports it.
        owed.add(key, owing, { ms })
        return local.add(key, amount, { ms, most })
      }
      const [sum, left] = shared.data
      if (sum <= most) local.add(key, amount, { ms })
      return { sum, left }
    },
  }
}
