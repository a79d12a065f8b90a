import type { Valkey } from '@sira/host/counting/valkey'
import { attemptLimits } from './attemptLimits.ts'

let shared: Valkey | undefined

/** The counters of this process, or of all back offices where they have a Valkey. */
export const signInLimits = attemptLimits({ line: () => shared })

export function shareSignInLimits(valkey: Valkey | undefined): void {
  shared = valkey
}
