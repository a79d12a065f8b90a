import { accessSync, constants, statSync } from 'node:fs'
import { StartFailure } from '@sira/host/startFailure'
import type { Archive } from './archives.ts'

/** Stops with a sentence where a path leads to no file that can be read; names the newest backup. */
export function requireArchive(path: string, known: readonly Archive[]): void {
  const [newest] = known
  const wayOut =
    newest === undefined
      ? 'donnez le chemin complet d’une sauvegarde (sira-….tar.gz)'
      : `la plus récente de BACKUP_DIR est ${newest.path}`
  try {
    accessSync(path, constants.R_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw new StartFailure(
      code === 'EACCES' || code === 'EPERM'
        ? `${path} ne peut pas être lu par ce compte\u00a0: donnez-lui le droit de lire ce fichier et d’entrer dans son dossier (chown, chmod).`
        : `Il n’y a pas de fichier ${path}\u00a0: ${wayOut}.`,
    )
  }
  if (!statSync(path).isFile())
    throw new StartFailure(`${path} n’est pas un fichier\u00a0: ${wayOut}.`)
}
