import type { ClientAssets } from './clientAssets.ts'
import { type LeanPage, leanStyles } from './leanStyles.ts'

const hashedScripts = '/_astro/'
const named = /[\w.-]+\.js\b/g

/**
 * Makes the lean styles of the built site. A page gets the rules for elements made by its own
 * scripts: those that it names, and those that these name in turn. A script with an address without
 * a hash, such as the service worker, may make elements on every page.
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

/** Gives the text of a script and of all scripts that it names. */
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
