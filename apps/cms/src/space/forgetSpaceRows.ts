import type { Payload } from 'payload'

/** By night: codes and sessions whose time is over. */
export async function forgetSpaceRows(payload: Payload, now: Date): Promise<void> {
  const where = { finLe: { less_than: now.toISOString() } }
  for (const collection of ['codes-espace', 'sessions-espace'] as const) {
    await payload.delete({ collection, where, depth: 0 })
  }
}
