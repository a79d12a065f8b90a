import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import { dataFolderProblem, folderInUse, holdDataFolder, restorationMarker } from './dataFolder.ts'

/** Held, not only taken: a lock that nobody holds any more would be collected, and dropped. */
let held: (() => void) | undefined

/** The folder of the data is ours until the end of the program, or a {@link StartFailure} says why not. */
export function enterDataFolder(folder: string): void {
  takeDataFolder(folder)
  if (existsSync(join(folder, restorationMarker))) throw new StartFailure(halfRestored)
}

/** The same, also where a restoration was killed half-way: for the one that does it again. */
export function takeDataFolder(folder: string): void {
  const problem = dataFolderProblem(folder)
  if (problem !== undefined) throw new StartFailure(problem)
  held = holdDataFolder(folder)
  if (held === undefined) throw new StartFailure(folderInUse(folder))
}

const halfRestored =
  'Une restauration a été interrompue : les données sont à moitié remises. Relancez npm run restore -- <fichier>.'
