import type { formFiles } from '@sira/contract/deposits/formFiles'
import type { PayloadRequest } from 'payload'
import type { Application } from '../../payload-types.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

export type ApplicationFile = (typeof formFiles)['candidatures'][number]

/** The files that came with an application, by their field. */
export function filesOf(application: Application) {
  const { cv, cvNom, cvType, cvTaille, lettre, lettreNom, lettreType, lettreTaille } = application
  const files = {
    cv: { key: cv, name: cvNom, type: cvType, size: cvTaille },
    lettre: { key: lettre, name: lettreNom, type: lettreType, size: lettreTaille },
  }
  return (Object.keys(files) as ApplicationFile[]).flatMap((field) => {
    const { key, name, type, size } = files[field]
    return key && name && type ? [{ field, key, name, type, size: size ?? 0 }] : []
  })
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
