import { open } from 'node:fs/promises'

/** A new name outlives a power cut once its folder is on the disk. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
