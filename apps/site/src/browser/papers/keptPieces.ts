import { changeStore, everythingIn } from './paperDatabase.ts'

/** A diploma, an identity card, a certificate: as it is, on this device alone. */
export interface KeptPiece {
  id: string
  file: File
}

export const keptPieces = () => everythingIn<KeptPiece>('pieces')

export const keepPiece = (file: File) =>
  changeStore('pieces', (store) => store.put({ id: `${Date.now()}-${file.name}`, file }))

export const removePiece = (id: string) => changeStore('pieces', (store) => store.delete(id))
