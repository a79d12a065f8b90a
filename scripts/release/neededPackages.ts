import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import * as z from 'zod'
import { root } from '../product/settings.ts'

/** The entries of npm's lock file for the folders of node_modules (version 3). */
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
})

/**
 * Packages for builds, for other systems and for editors: no running program loads them, and they
 * are more than a third of the whole. The image leaves out the same (Dockerfile).
 */
const leftOut = readFileSync(join(import.meta.dirname, 'leftOut.txt'), 'utf8')
  .trim()
  .split('\n')

/** Files that no running program reads. */
const notRun = /\.(?:map|d\.[mc]?ts)$/

/** Gives the files of the packages that production needs, by their paths below the root. */
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

/** Whether a package is left out, or lies within one that is. */
function isLeftOut(path: string): boolean {
  const names = path.split('node_modules/').slice(1)
  return names.some((one) => {
    const name = one.replace(/\/$/, '')
    return leftOut.some((pattern) => matchesGlob(name, pattern) || name.startsWith(`${pattern}/`))
  })
}

/** Gives the files of one package; packages within it have entries of their own. */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(path)
    return notRun.test(entry.name) ? [] : [path]
  })
}
