import { copyFile, link, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Gives files a second name in another folder, which takes no room, or copies them where the disk
 * has no second names. What is there already stays; what goes away meanwhile is left out. A folder
 * that was put elsewhere, and is only linked here, counts as here.
 */
export async function copyFiles(names: readonly string[], from: string, to: string): Promise<void> {
  await copyEntries(names, from, to, stat)
}

async function copyEntries(
  names: readonly string[],
  from: string,
  to: string,
  look: typeof stat,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)]
    try {
      const kind = await look(source)
      // Within them no link is followed: it could lead round in a circle.
      if (kind.isDirectory()) await copyEntries(await readdir(source), source, target, lstat)
      if (kind.isFile()) await copyOne(source, target)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
  }
}

async function copyOne(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return
    if (code !== 'EPERM' && code !== 'EXDEV' && code !== 'ENOTSUP' && code !== 'EMLINK') throw error
    await copyFile(source, target)
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
