import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { parsedJson } from './parsedJson.ts'

/** What runs. */
export interface Version {
  version: string
  /** As git names it; or a sentence where the build had no git. */
  commit: string
}

/** Beside package.json, by `npm run build`: git is asked then, and never while the product runs. */
export const stampFile = 'build.json'
export const withoutGit = 'inconnu (construit sans git)'

const stamp = z.object({ commit: z.string() })
const manifest = z.object({ version: z.string() })
const root = resolve(import.meta.dirname, '../../..')

/** Read once: a folder that is replaced while a program runs does not change what runs. */
export const version = versionOf(root)

export function versionOf(folder: string): Version {
  const file = join(folder, stampFile)
  const stamped = stamp.safeParse(existsSync(file) && parsedJson(readFileSync(file, 'utf8')))
  return {
    version: manifest.parse(parsedJson(readFileSync(join(folder, 'package.json'), 'utf8'))).version,
    commit: stamped.success ? stamped.data.commit : withoutGit,
  }
}

/** As people read it: « 0.1.0 (1a2b3c4d5e6f) ». */
export const versionInWords = ({ version: number, commit }: Version) => `${number} (${commit})`
