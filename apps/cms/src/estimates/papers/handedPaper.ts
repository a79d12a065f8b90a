import type { PayloadRequest } from 'payload'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

/**
 * The PDF of an estimate, in base64, for the export of a person's data. `pdf` is null where the file is
 * missing; without a file there is no `pdf`.
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
