import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { parsedJson } from './parsedJson.ts'

/** The running version. */
export interface Version {
  version: string
  /** The hash of git, or a sentence where the build had no git. */
  commit: string
}

/** Written beside package.json by `npm run build`, so that the running product needs no git. */
export const stampFile = 'build.json'
export const withoutGit = 'inconnu (construit sans git)'

const stamp = z.object({ commit: z.string() })
const manifest = z.object({ version: z.string() })
const root = resolve(import.meta.dirname, '../../..')

/** Read once: the files on disk may be replaced while the program runs. */
export const version = versionOf(root)

export function versionOf(folder: string): Version {
  const file = join(folder, stampFile)
  const stamped = stamp.safeParse(existsSync(file) && parsedJson(readFileSync(file, 'utf8')))
  return {
    version: manifest.parse(parsedJson(readFileSync(join(folder, 'package.json'), 'utf8'))).version,
    commit: stamped.success ? stamped.data.commit : withoutGit,
  }
}

/** The version for people: « 0.1.0 (1a2b3c4d5e6f) ». */
export const versionInWords = ({ version: number, commit }: Version) => `${number} (${commit})`
