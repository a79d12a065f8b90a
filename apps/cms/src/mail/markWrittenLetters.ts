import type { Payload } from 'payload'
import { inBatches } from '../database/records/inBatches.ts'

/**
 * Earlier versions said « Envoyé » of letters that they had written to a file: nothing had left.
 * Not a migration: PostgreSQL lets no migration use a choice that one before it has just added.
 */
export function markWrittenLetters(payload: Payload): Promise<number> {
  const wrong = { state: { equals: 'sent' }, file: { exists: true } }
  return inBatches(payload, 'emails', wrong, async (ids) => {
    const data = { state: 'written', sentAt: null } as const
    const where = { id: { in: ids } }
    const { errors } = await payload.update({ collection: 'emails', where, data, depth: 0 })
    if (errors[0] !== undefined) throw new Error(errors[0].message)
  })
}
