import type { Mover } from '@sira/contract/dossiers/moves'

/** Who makes a move, and why: each leaves it behind. */
export interface Step {
  by: Mover
  /** The name of a member of staff, or of a provider. */
  who?: string | undefined
  /** For staff alone. */
  why?: string | undefined
  /** What the customer reads. */
  message?: string | undefined
}

/** As it is kept. */
export function keptStep(from: string | null, to: string, { by, who, why, message }: Step) {
  return {
    date: new Date().toISOString(),
    de: from,
    vers: to,
    par: by,
    qui: who ?? null,
    motif: why ?? null,
    message: message ?? null,
  }
}
