import type { Payload } from 'payload'

/** Whether a row names one of these private files. */
export async function hasPrivateRow(names: string[], payload: Payload): Promise<boolean> {
  const named = { in: names }
  const found = await Promise.all([
    payload.count({ collection: 'estimations', where: { fichier: named } }),
    payload.count({ collection: 'attachments', where: { file: named } }),
  ])
  return found.some(({ totalDocs }) => totalDocs > 0)
}
