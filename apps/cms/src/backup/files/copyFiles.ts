import { lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unfinished } from '../../environment/unfinished.ts'
import { giveSecondName } from '../../store/disk/giveSecondName.ts'

/**
 * Hard-links files into another folder, or copies them where the disk has no hard links. Existing
 * files stay; files that vanish, or are still being written, are left out. A folder that is only
 * linked here counts as here.
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
  for (const name of names.filter((one) => !one.endsWith(unfinished))) {
    const [source, target] = [join(from, name), join(to, name)]
    try {
      const kind = await look(source)
      // Links inside folders are not followed: they could form a circle.
      if (kind.isDirectory()) await copyEntries(await readdir(source), source, target, lstat)
      if (kind.isFile()) await giveSecondName(source, target)
    } catch (error) {
      const code = codeOf(error)
      if (code !== 'EEXIST' && code !== 'ENOENT') throw error
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
