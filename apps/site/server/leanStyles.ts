import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'

/** The style sheets of a page, made lean: each page carries the rules of its own classes alone. */
export type LeanStyles = (page: StyledPage) => StyledPage

export interface StyledPage {
  html: string
  /** Content-Security-Policy with the hashes of the sheets in `html`. */
  policy: string
}

/** Distinct sheets kept: pages of one kind share theirs. */
const keptSheets = 500
const sheet = /<style>(.*?)<\/style>/gs
const classAttribute = /\sclass="([^"]*)"/g
const classSelector = /\.(-?(?:[a-zA-Z_]|\\.)(?:\\.|[\w-])*)/g
const script = /<script\b[^>]*>(.*?)<\/script>/gs

/**
 * Tailwind makes one sheet for the whole site; a visitor pays for it on every page. Takes out the
 * rules for classes that neither the page nor a script has: `scripts` is the text of those that
 * pages load later, which may make elements of their own (decision 13).
 */
export function leanStyles(scripts: string): LeanStyles {
  const lean = new Map<string, string>()

  function leanSheet(css: string, page: string, inPage: string): string {
    const used = new Set([...page.matchAll(classAttribute)].flatMap(([, names]) => wordsOf(names)))
    const unused = [...classesOf(css)].filter(
      (name) => !used.has(name) && !names(scripts, name) && !names(inPage, name),
    )
    const key = createHash('sha256').update(css).update(unused.join(' ')).digest('base64')
    const known = lean.get(key)
    if (known !== undefined) return known
    const made = withoutClasses(css, unused)
    if (lean.size >= keptSheets) lean.delete(lean.keys().next().value ?? '')
    lean.set(key, made)
    return made
  }

  return ({ html, policy }) => {
    const inPage = [...html.matchAll(script)].map(([, code]) => code).join('\n')
    const hashes = new Map<string, string>()
    const made = html.replace(sheet, (_whole, css: string) => {
      const result = leanSheet(css, html, inPage)
      hashes.set(hashOf(css), hashOf(result))
      return `<style>${result}</style>`
    })
    const corrected = policy.replace(/'sha256-[^']+'/g, (given) => hashes.get(given) ?? given)
    return { html: made, policy: corrected }
  }
}

function withoutClasses(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css)
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString()
}

function classesOf(css: string): Set<string> {
  return new Set(
    [...css.matchAll(classSelector)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
  )
}

function wordsOf(names = ''): string[] {
  return names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/)
}

/** Whether a class stands in the code as a word of its own. */
function names(code: string, name: string): boolean {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    if (boundary(code[at - 1]) && boundary(code[at + name.length])) return true
  }
  return false
}

function boundary(character: string | undefined): boolean {
  return character === undefined || /["'`\s.]/.test(character)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
