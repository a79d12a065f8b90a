import type { Payload } from 'payload'
import type { FileFolder } from '../fileFolder.ts'

/**
 * Files that stay are no reason to fail: their rows are gone already. Says whether all are gone; if
 * not, their note is to stay too.
 */
export async function removeFiles(
  folder: FileFolder,
  names: readonly string[],
  payload: Payload,
): Promise<boolean> {
  let all = true
  for (const name of names) {
    await folder.remove(name).catch((error: unknown) => {
      all = false
      payload.logger.warn({ err: error, name }, 'un fichier ne peut pas être supprimé')
    })
  }
  return all
}
