import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files below a folder, however deep. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

export async function countFiles(folder: string): Promise<{ files: number; bytes: number }> {
  let bytes = 0
  const paths = await filesBelow(folder)
  for (const path of paths) bytes += (await stat(path)).size
  return { files: paths.length, bytes }
}
