import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import type { Courier } from '../../payload-types.ts'
import { readPrivate, removePrivate } from '../../store/privateFiles/privateFiles.ts'

/** The papers that came with an application, by their name on the wire. */
export function filesOf(courier: Courier) {
  const { pieceFichier, pieceFichierNom, pieceFichierType } = courier
  const { permisFichier, permisFichierNom, permisFichierType } = courier
  const files = [
    { field: 'piece', key: pieceFichier, name: pieceFichierNom, type: pieceFichierType },
    { field: 'permis', key: permisFichier, name: permisFichierNom, type: permisFichierType },
  ] as const
  return files.flatMap(({ field, key, name, type }) =>
    key && name && type ? [{ field, key, name, type }] : [],
  )
}

/** The files handed over to the person with the record. */
export async function handedFiles(id: number, req: PayloadRequest) {
  const courier = await req.payload.findByID({ collection: 'coursiers', id, depth: 0, req })
  const fichiers = []
  for (const { key, name, type } of filesOf(courier)) {
    const bytes = await readPrivate(key, req.payload)
    if (bytes) fichiers.push({ nom: name, type, contenu: bytes.toString('base64') })
  }
  return { fichiers }
}

/** The papers go with the dossier. */
export const forgetFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const asked = { collection: 'coursiers', id, depth: 0, disableErrors: true, req } as const
  const courier = await req.payload.findByID({ ...asked, showHiddenFields: true })
  if (courier) await removePrivate([courier.pieceFichier, courier.permisFichier], req)
}
