import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import { windows } from './sharedWindows.ts'
import type { Valkey } from './valkey.ts'

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * The store of @fastify/rate-limit: its own memory, or the shared one. The plugin's own store for
 * Redis fails with the server, and counts all limits without a route as one (11.2). This one
 * separates them by their keys, see `senderOfWhat`.
 */
export function rateLimitStore(
  valkey: Valkey | undefined,
  program: 'site' | 'back office',
): Pick<RateLimitPluginOptions, 'store'> {
  if (valkey === undefined) return {}
  return {
    store: class Store {
      readonly #counts = windows(valkey, `${program} rate`)

      incr(key: string, told: Told, ms: number): void {
        this.#add(key, told, 1, ms)
      }

      read(key: string, told: Told, ms: number): void {
        this.#add(key, told, 0, ms)
      }

      child(): Store {
        return new Store()
      }

      #add(key: string, told: Told, amount: number, ms: number): void {
        this.#counts.add(key, amount, { ms }).then(
          ({ sum, left }) => told(null, { current: sum, ttl: left }),
          (error: Error) => told(error),
        )
      }
    },
  }
}
