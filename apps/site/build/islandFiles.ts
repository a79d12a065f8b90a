import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What every island loads, in one file. */
export const sharedFile = 'src/islands/hydrated.tsx'

/** Every island by its name; from the folder of the site. */
export function islandFiles(): Record<string, string> {
  const files = globSync('src/**/*.island.tsx', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  return Object.fromEntries(files.map((file) => [basename(file, '.island.tsx'), file]))
}

export function fileOfSite(path: string): string {
  return join(root, path)
}
