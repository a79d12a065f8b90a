import type { PayloadRequest } from 'payload'
import { deleteAll } from '../database/records/deleteAll.ts'

/**
 * Deletes comments; of one that has answers the place stays, without name and text: what others
 * wrote below it is theirs.
 */
export async function blankComments(ids: readonly number[], req: PayloadRequest): Promise<void> {
  const { docs: answers } = await req.payload.find({
    collection: 'commentaires',
    where: { parent: { in: [...ids] }, id: { not_in: [...ids] }, article: { exists: true } },
    depth: 0,
    pagination: false,
    select: { parent: true },
    req,
  })
  const answered = new Set(answers.map(({ parent }) => parent))
  const blanked = ids.filter((id) => answered.has(id))
  const gone = ids.filter((id) => !answered.has(id))
  if (gone.length > 0) await deleteAll('commentaires', { id: { in: gone } }, req)
  for (const id of blanked) {
    await req.payload.update({
      collection: 'commentaires',
      id,
      depth: 0,
      req,
      data: {
        nom: null,
        texte: null,
        suspicion: null,
        idempotencyKey: null,
        effaceLe: new Date().toISOString(),
      },
    })
  }
}
