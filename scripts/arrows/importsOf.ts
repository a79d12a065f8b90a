import { dirname, join } from 'node:path/posix'

const specifier = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"?]+|@sira\/[^'"?]+)/g

/** The files that a source names, types too: an arrow is an arrow. */
export function importsOf(path: string, source: string): string[] {
  const named = [...source.matchAll(specifier)].map(([, name = '']) => fileNamed(name, path))
  return [...new Set(named)]
}

/** A package gives its files by their path, without their ending (its package.json). */
function fileNamed(name: string, path: string): string {
  const [, packaged, file] = /^@sira\/([^/]+)\/(.+)$/.exec(name) ?? []
  return packaged ? `packages/${packaged}/src/${file}.ts` : join(dirname(path), name)
}
