import { readdir } from 'node:fs/promises'
import { restorationMarker } from '../../environment/dataFolder.ts'

/**
 * Our own folders beside the data: a copy in progress, a restoration in progress, the data from
 * before.
 */
export const stagePrefix = 'sauvegarde-'
export const beforePrefix = 'avant-restauration-'

/** The lock of the folder belongs to the running program; our own folders are no data. */
const notData = new RegExp(
  `^(?:in-use\\.lock.*|${restorationMarker}|(?:${stagePrefix}|${beforePrefix}).*)$`,
)
/** Databases are copied in another way, together with their logs; indexes are made anew. */
const database = /\.sqlite(?:$|-|\.before-)/
const databaseFile = /\.sqlite$/
const madeAnew = new Set(['recherche.sqlite', 'lettres.sqlite'])

/** Gives the names of files and folders in the data folder. */
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
