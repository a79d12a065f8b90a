import type { Payload } from 'payload'

/** Begins, and ends when the signal says that it is over: another back office goes on with it. */
export type SoleWork = (over: AbortSignal) => void | Promise<void>

/** What one back office does for all that share its database. */
export interface Leadership {
  /** Begins this work as soon as it is ours to do, and whenever it is again. */
  lead(work: SoleWork): void
  /** Whether it is ours to do. */
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
