import { importsOf } from './importsOf.ts'

/** A program's file and all that it imports, and so on: what it has loaded once it runs. */
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
