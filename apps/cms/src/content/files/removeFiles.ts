import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'

/** Files that stay are no reason to fail: their rows are gone already. */
export async function removeFiles(
  folder: string,
  names: readonly string[],
  payload: Payload,
): Promise<void> {
  for (const name of names) {
    await rm(join(folder, basename(name)), { force: true }).catch((error: unknown) =>
      payload.logger.warn({ err: error, name }, 'un fichier ne peut pas être supprimé'),
    )
  }
}
