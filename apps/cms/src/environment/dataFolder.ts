import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { systemReason } from './systemReason.ts'

/** The database, where no other one is given. */
export const sqliteName = 'sira.sqlite'
const lockName = 'in-use.lock'
/** There while a restoration is half done; holds the name of the folder that took what was there. */
export const restorationMarker = 'restauration-en-cours'
const busy = 5

/** Makes the folder of the data where it is missing; gives a sentence where it cannot be used. */
export function dataFolderProblem(folder: string): string | undefined {
  try {
    makeFolder(folder)
    closeSync(openSync(join(folder, lockName), 'a', 0o600))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return `Le dossier des données ${folder} ne peut pas être utilisé : ${systemReason(error)}. Corrigez-le ou indiquez-en un autre dans DATA_DIR.`
  }
}

/** Node's own, with `recursive`, never comes back from a place such as /proc (seen in 24.21). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

export const folderInUse = (folder: string) =>
  `Le dossier des données ${folder} est déjà utilisé par un autre programme Sira : arrêtez-le ou indiquez un autre dossier dans DATA_DIR.`

/**
 * Keeps every other back office out of the folder: gives the way to let go, or nothing where another
 * one is in it. SQLite's lock on a file of its own belongs to the process: the system drops it when
 * the process ends, however it ends, so none is ever left behind.
 */
export function holdDataFolder(folder: string): (() => void) | undefined {
  const lock = new DatabaseSync(join(folder, lockName))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
}
