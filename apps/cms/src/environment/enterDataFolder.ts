import { StartFailure } from '@sira/host/startFailure'
import { dataFolderProblem, folderInUse, holdDataFolder } from './dataFolder.ts'

/** Held, not only taken: a lock that nobody holds any more would be collected, and dropped. */
let held: (() => void) | undefined

/** The folder of the data is ours until the end of the program, or a {@link StartFailure} says why not. */
export function enterDataFolder(folder: string): void {
  const problem = dataFolderProblem(folder)
  if (problem !== undefined) throw new StartFailure(problem)
  held = holdDataFolder(folder)
  if (held === undefined) throw new StartFailure(folderInUse(folder))
}
