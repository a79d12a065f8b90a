import { notFound } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import { threadIsOn } from './openThread.ts'

/** A visitor asks staff to look at a published comment again; nobody is written to. */
export async function reportComment(id: number, counts: boolean, payload: Payload): Promise<void> {
  const published = { id: { equals: id }, etat: { equals: 'publié' } }
  if (!(await threadIsOn(payload))) throw notFound()
  const { totalDocs } = await payload.count({ collection: 'commentaires', where: published })
  if (totalDocs === 0) throw notFound()
  if (!counts) return
  await payload.db.updateOne({
    collection: 'commentaires',
    where: published,
    data: { signalements: { $inc: 1 } },
    options: { atomic: true },
  })
}
