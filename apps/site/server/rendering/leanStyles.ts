import { rewriteTags, tagsIn } from '../../src/content/htmlTags.ts'
import { countryLetters } from '../../src/styles/letters.ts'
import { hashSourceOf, isData } from './leanPolicy.ts'
import {
  classesOf,
  countryLetter,
  dateField,
  elementsOf,
  fileField,
  numberField,
  withoutUnused,
} from './unusedRules.ts'

/** The style sheets of a page, made lean: each page carries the rules of its own classes alone. */
export type LeanStyles = (page: StyledPage) => StyledPage

export interface StyledPage {
  html: string
  /** Content-Security-Policy with the hashes of the sheets in `html`. */
  policy: string
}

/** What is kept at most of each sheet: pages of one kind share theirs. */
const longestMemory = 500
const anyCountryLetter = new RegExp(`[${countryLetters}]`, 'u')
const quotedElement = /["'`<]([a-z][a-z0-9]*)(?=["'`\s>/])/g
const classAttribute = /\sclass="([^"]*)"/
const typeAttribute = /\stype="([^"]*)"/

interface Sheet {
  css: string
  /** As the policy writes it. */
  hash: string
}

/** What pages load later, as one text each. */
export interface LoadedLater {
  /** They may make elements of their own, and name custom properties. */
  scripts: string
  /** They may read custom properties that a page declares. */
  sheets: string
}

/** What is found out once of a whole sheet: the build has few, and pages are made by the thousand. */
interface WholeSheet extends Sheet {
  /** Its classes and elements that no script loaded later names. */
  classes: readonly string[]
  elements: readonly string[]
  /** By the other code of a page, which pages share. */
  besides: Map<string, BesideCode>
}

/** What a page has. */
interface Present {
  classes: ReadonlySet<string>
  elements: ReadonlySet<string>
}

interface BesideCode {
  /** Those of them that this code does not name either. */
  classes: readonly string[]
  elements: readonly string[]
  /** By the classes and elements they lack. */
  lean: Map<string, Sheet>
}

/**
 * Tailwind makes one sheet for the whole site; a visitor pays for it on every page. Takes out the
 * rules for classes and elements that neither the page nor a script has, and the custom properties
 * that no sheet and no script reads (decision 13).
 */
export function leanStyles({ scripts, sheets }: LoadedLater): LeanStyles {
  const known = new Map<string, WholeSheet>()
  const madeLater = elementsMadeBy(scripts)

  /** Of a sheet that the build made: the policy names those, and no other is read. */
  function wholeSheet(css: string, policy: string): WholeSheet | undefined {
    const found = known.get(css)
    if (found !== undefined) return found
    const hash = hashSourceOf(css)
    if (!policy.includes(hash)) return undefined
    const made = {
      css,
      hash,
      classes: [...classesOf(css)].filter((name) => !names(scripts, name)),
      elements: [...elementsOf(css)].filter((name) => !madeLater.has(name)),
      besides: new Map(),
    }
    known.set(css, made)
    return made
  }

  function leanSheet(whole: WholeSheet, page: Present, others: string): Sheet {
    const beside = remembered(whole.besides, others, () => {
      const madeBeside = elementsMadeBy(others)
      return {
        classes: whole.classes.filter((name) => !names(others, name)),
        elements: whole.elements.filter((name) => !madeBeside.has(name)),
        lean: new Map(),
      }
    })
    const classes = beside.classes.filter((name) => !page.classes.has(name))
    const elements = beside.elements.filter((name) => !page.elements.has(name))
    return remembered(beside.lean, [...classes, '|', ...elements].join(' '), () => {
      const isUnread = (property: string) =>
        ![scripts, sheets, others].some((code) => code.includes(property))
      const css = withoutUnused(whole.css, { classes, elements, isUnread })
      return { css, hash: hashSourceOf(css) }
    })
  }

  return ({ html, policy }) => {
    const tags = tagsIn(html)
    const lists = new Set(tags.map(({ attributes }) => classAttribute.exec(attributes)?.[1]))
    const present = {
      classes: new Set([...lists].flatMap(wordsOf)),
      elements: new Set([
        ...tags.flatMap(({ name, attributes }) => [name, ...fieldOf(name, attributes)]),
        // The sheets themselves stand before what is read.
        ...(anyCountryLetter.test(html.slice(html.lastIndexOf('</style>'))) ? [countryLetter] : []),
      ]),
    }
    const codes = tags.filter((one) => one.code && !isData(one))
    let corrected = policy
    const made = rewriteTags(html, tags, (tag) => {
      const whole = tag.name === 'style' && tag.code ? wholeSheet(tag.code, policy) : undefined
      if (whole === undefined) return undefined
      const others = codes.filter((one) => one !== tag).map(({ code }) => code)
      const lean = leanSheet(whole, present, others.join('\n'))
      corrected = corrected.replace(whole.hash, lean.hash)
      return `<style>${lean.css}</style>`
    })
    return { html: made, policy: corrected }
  }
}

function remembered<T>(memory: Map<string, T>, key: string, make: () => T): T {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  if (memory.size >= longestMemory) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, made)
  return made
}

/** The kind of field, where parts of it are styled that no other field has. */
function fieldOf(name: string, attributes: string): string[] {
  const [, type = ''] = (name === 'input' && typeAttribute.exec(attributes)) || []
  if (type === 'file') return [fileField]
  if (type === 'number') return [numberField]
  return /^(?:date|time|month|week)/.test(type) ? [dateField] : []
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

/** The elements that code may make: their names stand in quotes, or in a tag. */
function elementsMadeBy(code: string): Set<string> {
  return new Set(Array.from(code.matchAll(quotedElement), ([, name = '']) => name))
}
