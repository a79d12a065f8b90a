import { dirname, join } from 'node:path/posix'

const specifier = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"?]+)/g

/** The files that a source names, types too: an arrow is an arrow. */
export function importsOf(path: string, source: string): string[] {
  const named = [...source.matchAll(specifier)].map(([, name = '']) => join(dirname(path), name))
  return [...new Set(named)]
}
