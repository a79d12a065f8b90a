import type { CollectionBeforeDeleteHook } from 'payload'
import { removePrivate } from '../../../store/privateFiles/privateFiles.ts'

/** The photograph goes with its row. */
export const removeSheetFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const asked = { collection: 'feuilles-signees', id, depth: 0, req } as const
  const sheet = await req.payload.findByID({ ...asked, showHiddenFields: true })
  await removePrivate([sheet.photo], req)
}
