import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadedBy } from '../arrows/loadedBy.ts'
import { root } from './settings.ts'

/** A part during development: it restarts when a file changes that it loads only once. */
export interface DevelopedPart {
  name: string
  script: string
  folders: readonly string[]
  concern(changed: readonly string[]): boolean
}

export const backOffice: DevelopedPart = {
  name: 'Le back office',
  script: 'apps/cms/server/main.ts',
  folders: ['apps/cms/server', 'apps/cms/src', 'packages'],
  // Components of the screens are replaced by Next itself.
  concern: (changed) => changed.some((path) => path.endsWith('.ts')),
}

const siteScript = 'apps/site/server/development/main.ts'

export const site: DevelopedPart = {
  name: 'Le site',
  script: siteScript,
  folders: ['apps/site/server', 'apps/site/src', 'packages'],
  /** Only files that the host imports: Vite reloads the files of pages. */
  concern(changed) {
    const loaded = loadedBy(siteScript, sourceAt)
    return changed.some((path) => loaded.has(path) && !isWords(path))
  },
}

/** The host has the words for its search alone; to write one, it is not started again. */
function isWords(path: string): boolean {
  return /\/(words|i18n)\//.test(path)
}

function sourceAt(path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
