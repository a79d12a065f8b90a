import { openValkey, type Valkey } from '@sira/host/counting/valkey'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { startValkey, type ValkeyServer } from '../../../../scripts/machine/startValkey.ts'

export interface SharedLimits {
  server(): ValkeyServer
  /** A line of one more program. */
  open(): Promise<Valkey>
  /** A line on which nothing was counted yet. */
  fresh(): Valkey
  /** What was told of its coming and going. */
  told: string[]
}

const secret = 'a-secret-for-tests-only-0123456789'

/** A Valkey for the tests around; they are left out where it cannot be had. */
export function withValkey(settings: readonly string[] = []): SharedLimits {
  const told: string[] = []
  const lines: Valkey[] = []
  let server: ValkeyServer | string = 'not started'
  const running = () => {
    if (typeof server === 'string') throw new Error(server)
    return server
  }
  const open = async () => {
    const warn = (...said: unknown[]) => void told.push(JSON.stringify(said))
    const line = await openValkey({ url: running().url, secret, log: { warn } })
    lines.push(line)
    await vi.waitUntil(() => line.isThere(), { timeout: 20_000 })
    return line
  }
  beforeAll(async () => {
    server = await startValkey(settings)
    if (typeof server === 'string') console.info(server)
    else await open()
  })
  beforeEach(({ skip }) => {
    if (typeof server === 'string') skip(server)
  })
  afterAll(async () => {
    for (const line of lines) line.close()
    if (typeof server !== 'string') await server.stop()
  })
  return {
    server: running,
    open,
    told,
    fresh() {
      const [line] = lines
      if (line === undefined) throw new Error('Valkey is not there.')
      const own = crypto.randomUUID()
      return {
        ...line,
        run: (script, kind, keys, args) =>
          line.run(
            script,
            kind,
            keys.map((key) => own + key),
            args,
          ),
      }
    },
  }
}
