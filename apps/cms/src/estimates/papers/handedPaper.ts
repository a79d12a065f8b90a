import type { PayloadRequest } from 'payload'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

/**
 * What is handed over to its person with an estimate: the PDF as it was sent, in base64; null where its file is not
 * where it should be.
 */
export async function handedPaper(id: number, req: PayloadRequest) {
  const { fichier } = await req.payload.findByID({
    collection: 'estimations',
    id,
    select: { fichier: true },
    depth: 0,
    req,
  })
  const bytes = await readPrivate(fichier, req.payload)
  return fichier ? { pdf: bytes?.toString('base64') ?? null } : {}
}
