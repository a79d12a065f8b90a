import type { Payload } from 'payload'
import { inBatches } from '../database/records/inBatches.ts'

/**
 * Corrects letters that earlier versions marked as « Envoyé » although they were written to a file.
 * It is no migration: PostgreSQL cannot use a new enum value in the same run of migrations.
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
