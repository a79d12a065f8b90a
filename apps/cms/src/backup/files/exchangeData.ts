import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import { restorationMarker } from '../../environment/dataFolder.ts'
import { systemReason } from '../../environment/systemReason.ts'
import { carry, emptyOut, requireWritable } from './carry.ts'
import { beforePrefix, dataEntries } from './ownEntries.ts'

/**
 * The text in the marker, after the name of the folder for the data from before: all of them are in
 * it.
 */
const allKept = 'tout est gardé'

/** Throws a sentence where some of the data cannot be moved, before anything is changed. */
export async function requireMovable(dataDir: string): Promise<void> {
  for (const name of await dataEntries(dataDir)) await requireWritable(join(dataDir, name))
}

/** Gives the folder for the present data; after an interrupted restoration the same one again. */
export async function beginRestoration(dataDir: string, now: Date): Promise<string> {
  const [begun] = await readMarker(dataDir)
  if (begun) return join(dataDir, begun)
  const name = `${beforePrefix}${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  await mkdir(join(dataDir, name), { mode: 0o700 })
  await writeMarker(dataDir, name)
  return join(dataDir, name)
}

/** Moves the present data folder into the folder of the earlier data, then the new data in. */
export async function exchangeData(dataDir: string, data: string, before: string): Promise<void> {
  try {
    await keepWhatIsThere(dataDir, before)
    for (const name of await readdir(data)) await carry(join(data, name), join(dataDir, name))
  } catch (error) {
    throw new StartFailure(
      `La restauration s’est arrêtée en route (${systemReason(error)}). Corrigez cela, puis relancez npm run restore -- <fichier>\u00a0: ce qui était là est dans ${before}.`,
    )
  }
  await rm(join(dataDir, restorationMarker))
}

async function keepWhatIsThere(dataDir: string, before: string): Promise<void> {
  const [name = '', wasKept] = await readMarker(dataDir)
  for (const entry of await dataEntries(dataDir)) {
    const path = join(dataDir, entry)
    // Data that a killed restoration had put back are not the earlier ones.
    await (wasKept ? emptyOut(path) : keep(path, join(before, entry)))
  }
  if (!wasKept) await writeMarker(dataDir, name, allKept)
}

/**
 * Keeps a path. One kept by an interrupted restoration is complete; of a mounted folder, the rest
 * may still be there.
 */
async function keep(path: string, kept: string): Promise<void> {
  if (!existsSync(kept)) return carry(path, kept)
  const areFolders = (await lstat(kept)).isDirectory() && (await lstat(path)).isDirectory()
  if (!areFolders) return emptyOut(path)
  for (const name of await readdir(path)) await keep(join(path, name), join(kept, name))
}

async function readMarker(dataDir: string): Promise<string[]> {
  const marker = join(dataDir, restorationMarker)
  return existsSync(marker) ? (await readFile(marker, 'utf8')).trim().split('\n') : []
}

async function writeMarker(dataDir: string, ...lines: string[]): Promise<void> {
  const marker = join(dataDir, restorationMarker)
  await writeFile(marker, lines.join('\n'), { mode: 0o600, flush: true })
}
