import { createHash } from 'node:crypto'

/** Remembers which message each proof of work stood for, until the proof expires. */
export interface SpentProofs {
  /** `false` where the proof has stood for another message. The same one may come again. */
  spend(proof: string, message: string): boolean
}

export function spentProofs(lifetimeMs: number, now = Date.now): SpentProofs {
  const spent = new Map<string, { message: string; until: number }>()
  return {
    spend(proof, message) {
      // In the order in which they were spent, so the oldest come first.
      for (const [old, { until }] of spent) {
        if (until > now()) break
        spent.delete(old)
      }
      const digest = createHash('sha256').update(message).digest('base64')
      const earlier = spent.get(proof)
      if (earlier !== undefined) return earlier.message === digest
      spent.set(proof, { message: digest, until: now() + lifetimeMs })
      return true
    },
  }
}
