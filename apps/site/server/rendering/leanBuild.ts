import type { ClientAssets } from './clientAssets.ts'
import { type LeanPage, leanStyles } from './leanStyles.ts'

const hashedScripts = '/_astro/'
const named = /[\w.-]+\.js\b/g

/**
 * The lean styles of the built site. A page has the rules for what its own scripts make: those whose
 * files it names, and those that they name in turn. What has an address without a hash, such as the
 * service worker, may make elements on each page.
 */
export async function leanBuild(
  assets: ClientAssets,
  sheets: ReadonlyMap<string, string> = new Map(),
): Promise<LeanPage> {
  const scripts = await assets.textsOf('.js')
  const ofAll = [...scripts].flatMap(([path, text]) => (path.startsWith(hashedScripts) ? [] : text))
  const loadedBy = [...scripts.keys()].map(
    (path) => [path, withWhatItLoads(scripts, path)] as const,
  )
  const later = {
    scripts: ofAll.join('\n'),
    sheets: [...(await assets.textsOf('.css')).values()].join('\n'),
  }
  return leanStyles(later, new Map([...sheets, ...loadedBy]))
}

/** The text of a script, and of all those that it leads to. */
function withWhatItLoads(scripts: ReadonlyMap<string, string>, path: string): string {
  const found = new Set([path])
  for (const one of found) {
    for (const [name] of scripts.get(one)?.matchAll(named) ?? []) {
      const other = hashedScripts + name
      if (scripts.has(other)) found.add(other)
    }
  }
  return Array.from(found, (one) => scripts.get(one)).join('\n')
}
