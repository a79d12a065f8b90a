import { constants } from 'node:fs'
import { copyFile, link } from 'node:fs/promises'

const noSecondNames = new Set<unknown>(['EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK'])

/** Whether a file cannot have another name where it was to get one. */
export function lacksSecondNames(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noSecondNames.has(error.code)
}

/**
 * Gives a file a second name, which takes no room, or copies it where the disk has no second names.
 * Throws where there is a file of that name.
 */
export async function giveSecondName(file: string, name: string): Promise<void> {
  try {
    await link(file, name)
  } catch (error) {
    if (!lacksSecondNames(error)) throw error
    await copyFile(file, name, constants.COPYFILE_EXCL)
  }
}
