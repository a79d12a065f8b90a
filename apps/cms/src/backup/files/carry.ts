import { constants } from 'node:fs'
import { access, copyFile, lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import { unfinished } from '../../environment/unfinished.ts'

/**
 * Moves a file or a folder by renaming it, which is atomic. A folder with a mounted disk stays; its
 * contents are copied, then removed. After an interruption it is run again: each file at its new
 * place is complete.
 */
export async function carry(from: string, to: string): Promise<void> {
  try {
    return await rename(from, to)
  } catch (error) {
    if (!isFixed(error)) throw error
  }
  if (!(await lstat(from)).isDirectory()) {
    await copyWhole(from, to)
    return removeUnlessFixed(from, rm)
  }
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) await carry(join(from, name), join(to, name))
  await removeUnlessFixed(from, rmdir)
}

/** Removes a file or the contents of a folder; a mount point itself stays. */
export async function emptyOut(path: string): Promise<void> {
  if (!(await lstat(path)).isDirectory()) return removeUnlessFixed(path, rm)
  for (const name of await readdir(path)) {
    await rm(join(path, name), { recursive: true, force: true })
  }
  await removeUnlessFixed(path, rmdir)
}

/** Throws a sentence where a disk is mounted for reading only. */
export async function requireWritable(path: string): Promise<void> {
  try {
    await access(path, constants.W_OK)
  } catch (error) {
    if (codeOf(error) !== 'EROFS') return
    throw new StartFailure(
      `${path} est monté en lecture seule\u00a0: montez-le pour écrire, puis recommencez. Rien n’a changé.`,
    )
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}${unfinished}`
  try {
    await copyFile(from, part)
    await rename(part, to)
  } catch (error) {
    if (!isFixed(error)) throw error
    // A single file that is mounted cannot be exchanged, only written.
    await copyFile(from, to)
  } finally {
    await rm(part, { force: true })
  }
}

async function removeUnlessFixed(path: string, remove: (path: string) => Promise<void>) {
  await remove(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EBUSY') throw error
  })
}

/** The place is that of a mounted disk, or the two are on different ones. */
function isFixed(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'EBUSY' || code === 'EXDEV'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
