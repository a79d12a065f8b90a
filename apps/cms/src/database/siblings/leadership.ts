import type { Payload } from 'payload'

/** Work that begins, and ends when the signal fires: another back office then continues it. */
export type SoleWork = (over: AbortSignal) => void | Promise<void>

/** The leadership: one back office does the common work of all that share its database. */
export interface Leadership {
  /** Starts this work whenever this back office gets the leadership. */
  lead(work: SoleWork): void
  /** Whether this back office has the leadership. */
  leads(): boolean
  take(): void
  lose(): void
}

export function leadership({ logger }: Pick<Payload, 'logger'>): Leadership {
  const works: SoleWork[] = []
  let over: AbortController | undefined

  async function begin(work: SoleWork, { signal }: AbortController): Promise<void> {
    try {
      await work(signal)
    } catch (error) {
      logger.error({ err: error }, 'un travail commun n’a pas commencé')
    }
  }

  return {
    lead(work) {
      works.push(work)
      if (over) void begin(work, over)
    },
    leads: () => over !== undefined,
    take() {
      if (over) return
      over = new AbortController()
      for (const work of works) void begin(work, over)
    },
    lose() {
      over?.abort()
      over = undefined
    },
  }
}
