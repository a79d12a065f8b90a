import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { parsedJson } from '../../packages/host/src/parsedJson.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'

/** Only in the folder of a release: names the system it was made for. */
export const releaseFile = 'release.json'
const release = z.object({ system: z.string() })

export const systemHere = `${process.platform}-${process.arch}`

/** Whether a folder is a release, which has no tools to build; stops where it is for another system. */
export function isBuiltElsewhere(folder: string): boolean {
  const file = join(folder, releaseFile)
  if (!existsSync(file) || existsSync(join(folder, '.git'))) return false
  const { data } = release.safeParse(parsedJson(readFileSync(file, 'utf8')))
  if (data?.system === systemHere) return true
  throw new StartFailure(
    `Cette version a été faite pour ${data?.system ?? 'un autre système'}, et cette machine est ${systemHere}\u00a0: faites-la (npm run release) sur une machine de même système.`,
  )
}
