import type { Stats } from 'node:fs'
import { isAbsolute } from 'node:path'
import type { ReadEntry } from 'tar'

interface EntryDoor {
  filter(path: string, entry: Stats | ReadEntry): boolean
  /** The first entry that no backup of ours holds, and why. */
  refused: string | undefined
}

const folders: ReadonlySet<string> = new Set(['Directory', 'GNUDumpDir'])
const files: ReadonlySet<string> = new Set(['File', 'OldFile', 'ContiguousFile'])

/**
 * Filters the entries of an archive: only plain files and folders, below the target folder,
 * readable by their owner only. A link could lead out of that folder later, and modes are chosen by
 * the writer of the archive.
 */
export function entryDoor(): EntryDoor {
  const door: EntryDoor = {
    refused: undefined,
    filter(path, entry) {
      const problem = problemOf(path, entry)
      door.refused ??= problem && `${path} ${problem}`
      if ('type' in entry) entry.mode = folders.has(entry.type) ? 0o700 : 0o600
      return problem === undefined
    },
  }
  return door
}

function problemOf(path: string, entry: object): string | undefined {
  if (isAbsolute(path) || path.split(/[\\/]/).includes('..')) return 'mène hors du dossier'
  const { type } = entry as ReadEntry
  if (type === 'Link' || type === 'SymbolicLink') return 'y est un lien'
  if (!files.has(type) && !folders.has(type)) return 'n’y est ni un fichier ni un dossier'
  return undefined
}
