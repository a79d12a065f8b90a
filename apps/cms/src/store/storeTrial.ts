import { randomUUID } from 'node:crypto'
import type { FileFolder } from './fileFolder.ts'

/** Milliseconds for which a yes holds: each trial is two questions that a store may ask money for. */
const holdsMs = 15_000

/**
 * Writes a trial file to the store, and removes it; throws the failure. For a disk it does nothing:
 * the data folder has a trial of its own.
 */
export function storeTrial(folder: FileFolder): () => Promise<void> {
  const own = `${randomUUID()}.essai`
  let tried: Promise<void> | undefined

  async function attempt(): Promise<void> {
    try {
      const trials = folder.beside('essai')
      await trials.keep(own, Buffer.from(own), 'again')
      await trials.remove(own)
      setTimeout(forget, holdsMs).unref()
    } catch (error) {
      forget()
      throw error
    }
  }
  function forget(): void {
    tried = undefined
  }
  return async () => {
    if (folder.where === 'disk') return
    tried ??= attempt()
    await tried
  }
}
