import { setTimeout as wait } from 'node:timers/promises'
import {
  dataFolderProblem,
  folderInUse,
  holdDataFolder,
} from '../../apps/cms/src/environment/dataFolder.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'

/** Makes the folder of the data, or stops with the sentence that says why it cannot be used. */
export function prepareDataFolder(folder: string): void {
  const problem = dataFolderProblem(folder)
  if (problem !== undefined) throw new StartFailure(problem)
}

/**
 * Stops with a sentence where a product uses the folder. Waits first for one that is just ending.
 */
export async function requireFreeDataFolder(folder: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const letGo = holdDataFolder(folder)
    if (letGo) return letGo()
    if (Date.now() > deadline) throw new StartFailure(folderInUse(folder))
    await wait(100)
  }
}
