import { type ApplicationFile, formFiles } from '@sira/contract/deposits/formFiles'
import type { PayloadRequest } from 'payload'
import { type KeptFile, keptFileValues } from '../../deposits/keptFileFields.ts'
import type { Application } from '../../payload-types.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

export const applicationFileNames: Readonly<Record<ApplicationFile, string>> = {
  cv: 'CV',
  lettre: 'Lettre',
  piece1: 'Pièce 1',
  piece2: 'Pièce 2',
  piece3: 'Pièce 3',
}

/** The files that came with an application, by their field. */
export function filesOf(application: Application) {
  return formFiles.candidatures.flatMap((field) => {
    const key = application[field]
    const name = application[`${field}Nom`]
    const type = application[`${field}Type`]
    const size = application[`${field}Taille`] ?? 0
    return key && name && type ? [{ field, key, name, type, size }] : []
  })
}

/** The values of their fields; without files, those of an application that has none. */
export function fileValues(kept: ReadonlyMap<string, KeptFile> = new Map()) {
  const values = formFiles.candidatures.map((field) => keptFileValues(field, kept.get(field)))
  return Object.assign({}, ...values) as Record<string, unknown>
}

/** The files handed over to the person with the record. */
export async function handedFiles(id: number, req: PayloadRequest) {
  const application = await req.payload.findByID({ collection: 'candidatures', id, depth: 0, req })
  const fichiers = []
  for (const { key, name, type } of filesOf(application)) {
    const bytes = await readPrivate(key, req.payload)
    if (bytes) fichiers.push({ nom: name, type, contenu: bytes.toString('base64') })
  }
  return { fichiers }
}
