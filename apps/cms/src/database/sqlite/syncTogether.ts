import { open } from 'node:fs/promises'

/** Writes a file’s bytes through to the disk, away from the event loop. Fails as `fdatasync` does. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/**
 * Lets many wait for the disk at once: whoever comes while it is written through waits for the next
 * time, which is one for all of them.
 */
export function syncTogether(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        running = next ?? running
        next = undefined
        return sync()
      })
    return next
  }
}
