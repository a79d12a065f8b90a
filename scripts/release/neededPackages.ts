import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import * as z from 'zod'
import { root } from '../product/settings.ts'

/** What npm notes of each folder of node_modules (version 3 of its lock file). */
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
})

/**
 * Packages for builds, for other systems and for editors: nothing that runs loads them, and they
 * are more than a third of the whole. The image leaves out the same (Dockerfile).
 */
const leftOut = readFileSync(join(import.meta.dirname, 'leftOut.txt'), 'utf8')
  .trim()
  .split('\n')

/** Of no use to a program that runs. */
const notRun = /\.(?:map|d\.[mc]?ts)$/

/** The files of the packages that production needs, by their paths below the root. */
export function neededPackages(): string[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const folders = Object.entries(packages).filter(
    ([path, { dev }]) => path.includes('node_modules/') && !dev && !isLeftOut(path),
  )
  return folders.flatMap(([path, { link }]) => {
    if (!existsSync(join(root, path))) return []
    return link ? [path] : filesOf(path)
  })
}

/** A package within one that is left out goes with it. */
function isLeftOut(path: string): boolean {
  const names = path.split('node_modules/').slice(1)
  return names.some((one) => {
    const name = one.replace(/\/$/, '')
    return leftOut.some((pattern) => matchesGlob(name, pattern) || name.startsWith(`${pattern}/`))
  })
}

/** Packages within it have entries of their own. */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(path)
    return notRun.test(entry.name) ? [] : [path]
  })
}
