import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type HtmlTag, rewriteTags, tagsIn } from '../../src/content/htmlTags.ts'
import { hashSourceOf } from '../rendering/leanPolicy.ts'
import { type LeanPage, leanStyles } from '../rendering/leanStyles.ts'

/** The lean styles of a page whose sources change: nothing is remembered from earlier pages. */
export function freshLeanStyles(sources: string): LeanPage {
  return ({ html, policy }) => {
    const own = rewriteTags(html, tagsIn(html), (tag) => (isOfVite(tag) ? '' : undefined))
    const sheets = tagsIn(own).flatMap(({ name, code }) => (name === 'style' && code ? code : []))
    const lean = leanStyles({ scripts: scriptsIn(sources), sheets: sheetsIn(sources) })
    return { html: lean({ html: own, policy: sheets.map(hashSourceOf).join(' ') }).html, policy }
  }
}

/**
 * Modules by which Vite's client replaces style sheets in place: they would bring the whole sheets
 * back. Without them Vite reloads the page when a sheet changes, as it does for a component.
 */
function isOfVite({ name, attributes, code }: HtmlTag): boolean {
  if (name === 'style') return code?.startsWith('export default ') === true
  return name === 'script' && /\bsrc="[^"]*\.css(?:\?[^"]*)?"/.test(attributes)
}

/** Gives the text of all style sheets of the sources, including those that a page links to. */
function sheetsIn(folder: string): string {
  const names = globSync('**/*.css', { cwd: folder })
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}

const imported = /from '(\.{1,2}\/[^'?]+\.tsx?)'/g

/** Gives the sources that the build compiles to scripts: they name classes that no page has yet. */
function scriptsIn(folder: string): string {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const modules = globSync(['browser/**/*.ts', '**/*.island.tsx'], { cwd: folder })
  const found = new Set(modules)
  for (const name of found)
    for (const [, other = ''] of text(name).matchAll(imported))
      found.add(join(dirname(name), other))
  const inComponents = globSync('**/*.astro', { cwd: folder }).flatMap((name) =>
    tagsIn(text(name)).flatMap(({ name: tag, code }) => (tag === 'script' && code ? code : [])),
  )
  return [...[...found].map(text), ...inComponents].join('\n')
}
