import { transform } from 'lightningcss'
import { rewriteTags, tagsIn } from '../../src/content/htmlTags.ts'
import { hashSourceOf, isData } from './leanPolicy.ts'

/** The style sheets of a page, made lean: each page carries the rules of its own classes alone. */
export type LeanStyles = (page: StyledPage) => StyledPage

export interface StyledPage {
  html: string
  /** Content-Security-Policy with the hashes of the sheets in `html`. */
  policy: string
}

/** What is kept at most of each sheet: pages of one kind share theirs. */
const longestMemory = 500
const classAttribute = /\sclass="([^"]*)"/
const classSelector = /\.(-?(?:[a-zA-Z_]|\\.)(?:\\.|[\w-])*)/g

interface Sheet {
  css: string
  /** As the policy writes it. */
  hash: string
}

/** What is found out once of a whole sheet: the build has few, and pages are made by the thousand. */
interface WholeSheet extends Sheet {
  /** Its classes that no script loaded later names. */
  classes: readonly string[]
  /** Those of them that the code in a page does not name either, by that code: pages share it. */
  unnamed: Map<string, readonly string[]>
  /** By the classes they lack. */
  lean: Map<string, Sheet>
}

/**
 * Tailwind makes one sheet for the whole site; a visitor pays for it on every page. Takes out the
 * rules for classes that neither the page nor a script has: `scripts` is the text of those that
 * pages load later, which may make elements of their own (decision 13).
 */
export function leanStyles(scripts: string): LeanStyles {
  const known = new Map<string, WholeSheet>()

  /** Of a sheet that the build made: the policy names those, and no other is read. */
  function wholeSheet(css: string, policy: string): WholeSheet | undefined {
    const found = known.get(css)
    if (found !== undefined) return found
    const hash = hashSourceOf(css)
    if (!policy.includes(hash)) return undefined
    const classes = [...classesOf(css)].filter((name) => !names(scripts, name))
    const made = { css, hash, classes, unnamed: new Map(), lean: new Map() }
    known.set(css, made)
    return made
  }

  return ({ html, policy }) => {
    const tags = tagsIn(html)
    const lists = new Set(tags.map(({ attributes }) => classAttribute.exec(attributes)?.[1]))
    const used = new Set([...lists].flatMap(wordsOf))
    const inPage = tags
      .filter((one) => one.name === 'script' && !isData(one))
      .map(({ code }) => code)
      .join('\n')
    let corrected = policy
    const made = rewriteTags(html, tags, ({ name, code }) => {
      const whole = name === 'style' && code ? wholeSheet(code, policy) : undefined
      if (whole === undefined) return undefined
      const unused = unnamedBy(inPage, whole).filter((one) => !used.has(one))
      const lean = leanSheet(whole, unused)
      corrected = corrected.replace(whole.hash, lean.hash)
      return `<style>${lean.css}</style>`
    })
    return { html: made, policy: corrected }
  }
}

function unnamedBy(code: string, { classes, unnamed }: WholeSheet): readonly string[] {
  return remembered(unnamed, code, () => classes.filter((name) => !names(code, name)))
}

function leanSheet({ css, lean }: WholeSheet, unused: string[]): Sheet {
  return remembered(lean, unused.join(' '), () => {
    const made = withoutClasses(css, unused)
    return { css: made, hash: hashSourceOf(made) }
  })
}

function remembered<T>(memory: Map<string, T>, key: string, make: () => T): T {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  if (memory.size >= longestMemory) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, made)
  return made
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
