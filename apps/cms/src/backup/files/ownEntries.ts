import { readdir } from 'node:fs/promises'
import { restorationMarker } from '../../environment/dataFolder.ts'

/** Folders of ours beside the data: what is being copied, what is being put back, what was there before. */
export const stagePrefix = 'sauvegarde-'
export const beforePrefix = 'avant-restauration-'

/** The lock of the folder belongs to whoever is in it; ours are no data. */
const notData = new RegExp(
  `^(?:in-use\\.lock.*|${restorationMarker}|(?:${stagePrefix}|${beforePrefix}).*)$`,
)
/** A database is copied by its own means, its logs with it; an index is made anew. */
const database = /\.sqlite(?:$|-|\.before-)/
const databaseFile = /\.sqlite$/
const madeAnew = new Set(['recherche.sqlite', 'lettres.sqlite'])

/** What stands in the folder of the data: names of files and folders. */
export async function dataEntries(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !notData.test(name))
}

export async function copiedAsFiles(dataDir: string): Promise<string[]> {
  return (await dataEntries(dataDir)).filter((name) => !database.test(name))
}

export async function databaseFiles(dataDir: string): Promise<string[]> {
  return (await dataEntries(dataDir)).filter(
    (name) => databaseFile.test(name) && !madeAnew.has(name),
  )
}
