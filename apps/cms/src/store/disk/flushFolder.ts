import { open } from 'node:fs/promises'

/** A new name outlives a power cut once its folder is on the disk; Windows flushes no folders. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
