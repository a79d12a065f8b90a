import type { Valkey } from '@sira/host/counting/valkey'
import * as z from 'zod'
import type { AttemptCounts } from './localAttempts.ts'

/** As `localAttempts`, by the caller's clock; every key expires. */
const beginning = `
local now, longest, failed = tonumber(ARGV[1]), 0, {}
for i, key in ipairs(KEYS) do
  local at = 4 * i - 2
  local kept = redis.call('HMGET', key, 'failures', 'last')
  local idle = math.max(0, now - tonumber(kept[2] or 0))
  failed[i] = idle < tonumber(ARGV[at + 3]) and tonumber(kept[1] or 0) or 0
  local beyond = failed[i] - tonumber(ARGV[at])
  if beyond >= 0 then
    local wait = tonumber(ARGV[at + 1]) * 2 ^ math.min(beyond, 20)
    longest = math.max(longest, math.min(wait, tonumber(ARGV[at + 2])) - idle)
  end
end
if longest > 0 then return math.ceil(longest / 1000) end
for i, key in ipairs(KEYS) do
  redis.call('HSET', key, 'failures', failed[i] + 1, 'last', ARGV[1])
  redis.call('PEXPIRE', key, ARGV[4 * i + 1])
end
return 0
`
const takingBack = `
local failures = tonumber(redis.call('HGET', KEYS[1], 'failures') or '0')
if failures > 0 then redis.call('HSET', KEYS[1], 'failures', failures - 1) end
return 1
`
const forgetting = `return redis.call('DEL', KEYS[1])`

const seconds = z.number()

interface Sharing {
  local: AttemptCounts
  line: () => Valkey | undefined
  now: () => number
}

/** Counted together where Valkey is; by this process alone, which counts along, where it is not. */
export function sharedAttempts(kind: string, { local, line, now }: Sharing): AttemptCounts {
  return {
    async begin(limited) {
      const keys = limited.map(([key]) => key)
      const rules = limited.flatMap(([, { free, firstWait, longestWait, forgetAfter }]) => [
        free,
        firstWait,
        longestWait,
        forgetAfter,
      ])
      const shared = seconds.safeParse(await line()?.run(beginning, kind, keys, [now(), ...rules]))
      if (shared.success && shared.data > 0) return shared.data
      const own = await local.begin(limited)
      return shared.success ? shared.data : own
    },
    async takeBack(key) {
      await local.takeBack(key)
      await line()?.run(takingBack, kind, [key], [])
    },
    async forget(key) {
      await local.forget(key)
      await line()?.run(forgetting, kind, [key], [])
    },
  }
}
