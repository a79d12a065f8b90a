import type { Payload } from 'payload'

/**
 * Earlier versions said « Envoyé » of letters that they had written to a file: nothing had left.
 * Not a migration: PostgreSQL lets no migration use a choice that one before it has just added.
 */
export async function markWrittenLetters(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'emails',
    where: { state: { equals: 'sent' }, file: { exists: true } },
    data: { state: 'written', sentAt: null },
    depth: 0,
  })
}
