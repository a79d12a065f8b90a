import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root } from '../product/settings.ts'

const programs = ['apps', 'packages', 'scripts', 'seed', 'package.json', 'package-lock.json']
/** The files for the people who run the product. */
const papers = ['.env.example', 'CHANGELOG.md', 'LICENSE', 'README.md', 'deploy', 'docs/how-to']
const builds = ['apps/cms/.next', 'apps/site/dist', 'build.json']
/** Large files that only the next build or a debugger reads. */
const notShipped = /^apps\/cms\/\.next\/(?:cache|diagnostics|types|trace)|\.map$/

/** A release leaves out the same paths as an image; a folder with all that it holds. */
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

/** Gives the sources, builds and papers, by their paths below the root. */
export function neededSources(): string[] {
  return [
    ...programs.flatMap((path) => filesUnder(path, isIgnored)),
    ...papers.flatMap((path) => filesUnder(path, () => false)),
    ...builds.flatMap((path) => filesUnder(path, (one) => notShipped.test(one))),
  ]
}

function isIgnored(path: string): boolean {
  return ignored.some((pattern) => matchesGlob(path, pattern))
}

function filesUnder(path: string, leaveOut: (path: string) => boolean): string[] {
  if (leaveOut(path)) return []
  // A link stays a link.
  if (!lstatSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`, leaveOut))
}
