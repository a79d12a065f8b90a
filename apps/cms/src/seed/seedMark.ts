import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

/** Beside the folder of the pictures: a seed began there with none, and did not come to its end. */
const markOf = (folder: string) => `${folder}.seeding`

/**
 * No transaction takes back the picture files of a seed that was killed: the mark it left tells that
 * all of them are its own. Without a mark nothing is ever removed.
 */
export function startWithoutPictures(folder: string): void {
  if (existsSync(markOf(folder))) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length === 0) writeFileSync(markOf(folder), '')
}

export function forgetSeedMark(folder: string): void {
  rmSync(markOf(folder), { force: true })
}
