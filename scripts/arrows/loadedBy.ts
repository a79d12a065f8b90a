import { importsOf } from './importsOf.ts'

/**
 * Gives a program's file with everything that it imports, directly or not: all that it loads when
 * it runs.
 */
export function loadedBy(
  program: string,
  read: (path: string) => string | undefined,
): ReadonlySet<string> {
  const loaded = new Set<string>()
  const waiting = [program]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (loaded.has(path)) continue
    loaded.add(path)
    waiting.push(...importsOf(path, read(path) ?? ''))
  }
  return loaded
}
