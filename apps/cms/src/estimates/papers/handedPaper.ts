import type { PayloadRequest } from 'payload'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

/** What is handed over to its person with an estimate: the PDF as it was sent, in base64. */
export async function handedPaper(id: number, req: PayloadRequest) {
  const { fichier } = await req.payload.findByID({
    collection: 'estimations',
    id,
    select: { fichier: true },
    depth: 0,
    req,
  })
  const bytes = await readPrivate(fichier, req.payload)
  return bytes ? { pdf: bytes.toString('base64') } : {}
}
