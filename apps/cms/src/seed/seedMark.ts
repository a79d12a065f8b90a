import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

/** The file beside the pictures' folder while a seed runs that began with an empty folder. */
const markOf = (folder: string) => `${folder}.seeding`

/**
 * Removes the pictures of a killed seed: no transaction undoes them, but its mark proves that all
 * of them are its own. Without a mark nothing is ever removed.
 */
export function startWithoutPictures(folder: string): void {
  if (existsSync(markOf(folder))) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length === 0) writeFileSync(markOf(folder), '')
}

export function forgetSeedMark(folder: string): void {
  rmSync(markOf(folder), { force: true })
}
