import { type HtmlTag, rewriteTags, tagsIn } from '../../src/content/htmlTags.ts'
import { countryLetters } from '../../src/styles/letters.ts'
import { isData } from './leanPolicy.ts'
import { remembered } from './remembered.ts'
import { countryLetter, dateField, fileField, numberField } from './unusedRules.ts'

/** A part of a page with its contents. */
export interface PagePiece {
  html: string
  classes: ReadonlySet<string>
  elements: ReadonlySet<string>
  /** Its scripts and sheets, without data. */
  codes: readonly HtmlTag[]
  /** The addresses of scripts that it names, to be loaded at once or later. */
  scripts: readonly string[]
}

/** The most starts and ends kept: each language and kind of page has one of each. */
const mostFrames = 60
const mainStart = '<main id="contenu"'
const mainEnd = '</main>'
const anyCountryLetter = new RegExp(`[${countryLetters}]`, 'u')
const classAttribute = /\sclass="([^"]*)"/
const scriptAddress = /\/_astro\/[^"'`\s/]+\.js(?=["'`])/g
const typeAttribute = /\stype="([^"]*)"/

/**
 * Reads a page in pieces. Its start and its end are shared by all pages of a kind and read once. A
 * page that cannot be split at its `<main>` is one piece.
 */
export function readPieces(): (html: string) => readonly PagePiece[] {
  const frames = new Map<string, PagePiece>()
  const frame = (html: string) => remembered(frames, html, () => readPiece(html), mostFrames)
  return (html) => {
    const from = html.indexOf(mainStart)
    const to = html.lastIndexOf(mainEnd)
    const start = html.slice(0, from)
    if (from < 0 || to < from || endsWithin(start)) return [readPiece(html)]
    return [frame(start), readPiece(html.slice(from, to)), frame(html.slice(to))]
  }
}

/** Replaces parts of the code of a piece. */
export function rewrittenPiece(
  { html, codes }: PagePiece,
  rewrite: (found: HtmlTag) => string | undefined,
): string {
  return rewriteTags(html, codes, rewrite)
}

/** Whether the start ends inside a tag: a title may contain the text `<main …>`. */
function endsWithin(start: string): boolean {
  return start.lastIndexOf('<') > start.lastIndexOf('>')
}

function readPiece(html: string): PagePiece {
  const tags = tagsIn(html)
  const lists = new Set(tags.map(({ attributes }) => classAttribute.exec(attributes)?.[1]))
  return {
    html,
    classes: new Set([...lists].flatMap(wordsOf)),
    elements: new Set([
      ...tags.flatMap(({ name, attributes }) => [name, ...fieldOf(name, attributes)]),
      // The style sheets stand before the text to be read.
      ...(anyCountryLetter.test(html.slice(html.lastIndexOf('</style>') + 1))
        ? [countryLetter]
        : []),
    ]),
    codes: tags.filter((one) => one.code && !isData(one)),
    scripts: [...new Set(Array.from(html.matchAll(scriptAddress), String))],
  }
}

/** The kind of a field, where parts of it have styles of their own. */
function fieldOf(name: string, attributes: string): string[] {
  const [, type = ''] = (name === 'input' && typeAttribute.exec(attributes)) || []
  if (type === 'file') return [fileField]
  if (type === 'number') return [numberField]
  return /^(?:date|time|month|week)/.test(type) ? [dateField] : []
}

function wordsOf(names = ''): string[] {
  return names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/)
}
