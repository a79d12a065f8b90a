import { hashSourceOf, leanPolicy } from './leanPolicy.ts'
import { type PagePiece, readPieces, rewrittenPiece } from './pagePieces.ts'
import { remembered } from './remembered.ts'
import { classesOf, elementsOf, withoutUnused } from './unusedRules.ts'

/** Makes a page lean: it keeps the rules of its own classes and the policy of its own code. */
export type LeanPage = (page: StyledPage) => StyledPage

export interface StyledPage {
  html: string
  /** The Content-Security-Policy with the hashes of the sheets in `html`. */
  policy: string
}

const quotedElement = /["'`<]([a-z][a-z0-9]*)(?=["'`\s>/])/g

interface Sheet {
  css: string
  /** Its hash as the policy writes it. */
  hash: string
}

/** The code that pages load later, as one text for each kind. */
export interface LoadedLater {
  /** The scripts of every page. They may make elements, and name custom properties. */
  scripts: string
  /** The sheets loaded later. They may read custom properties that a page declares. */
  sheets: string
}

/**
 * A sheet with its facts. They are found once: the build has few sheets, and pages are made by the
 * thousand.
 */
interface WholeSheet extends Sheet {
  /** Its classes and elements that no script loaded later names. */
  classes: readonly string[]
  elements: readonly string[]
  /** By the other code of a page: many pages have the same. */
  besides: Map<string, BesideCode>
}

interface BesideCode {
  text: string
  /** The classes and elements above that this code does not name either. */
  classes: readonly string[]
  elements: readonly string[]
  /** By the classes and elements that are missing. */
  lean: Map<string, Sheet>
}

/**
 * Tailwind makes one sheet for the whole site, which a visitor would pay for on every page. Removes
 * the rules for classes and elements that neither the page nor a script has, and the custom
 * properties that no sheet and no script reads (decision 13). `named` holds the sheets and scripts
 * that a page only names.
 */
export function leanStyles(
  { scripts, sheets }: LoadedLater,
  named: ReadonlyMap<string, string> = new Map(),
): LeanPage {
  const known = new Map<string, WholeSheet>()
  const madeLater = elementsMadeBy(scripts)
  const piecesOf = readPieces()
  const textOf = (code: string) => named.get(code) ?? code

  /** Gives a sheet of the build; undefined for others, whose hash is not in the policy. */
  function wholeSheet(code: string, policy: string): WholeSheet | undefined {
    const found = known.get(code)
    if (found !== undefined) return found
    const css = textOf(code)
    const hash = hashSourceOf(css)
    if (!policy.includes(hash)) return undefined
    const made = {
      css,
      hash,
      classes: [...classesOf(css)].filter((name) => !names(scripts, name)),
      elements: [...elementsOf(css)].filter((name) => !madeLater.has(name)),
      besides: new Map(),
    }
    known.set(code, made)
    return made
  }

  function besideCode(whole: WholeSheet, others: readonly string[]): BesideCode {
    return remembered(whole.besides, others.join('\n'), () => {
      const text = others.map(textOf).join('\n')
      const madeBeside = elementsMadeBy(text)
      return {
        text,
        classes: whole.classes.filter((name) => !names(text, name)),
        elements: whole.elements.filter((name) => !madeBeside.has(name)),
        lean: new Map(),
      }
    })
  }

  function leanSheet(whole: WholeSheet, pieces: readonly PagePiece[], others: readonly string[]) {
    const beside = besideCode(whole, others)
    const classes = beside.classes.filter((name) => !pieces.some((one) => one.classes.has(name)))
    const elements = beside.elements.filter((name) => !pieces.some((one) => one.elements.has(name)))
    return remembered(beside.lean, [...classes, '|', ...elements].join(' '), (): Sheet => {
      const isUnread = (property: string) =>
        ![scripts, sheets, beside.text].some((code) => code.includes(property))
      const css = withoutUnused(whole.css, { classes, elements, isUnread })
      return { css, hash: hashSourceOf(css) }
    })
  }

  return ({ html, policy }) => {
    const pieces = piecesOf(html)
    const codes = pieces.flatMap((piece) => piece.codes)
    const left: string[] = []
    let corrected = policy
    const made = pieces.map((piece) =>
      rewrittenPiece(piece, (tag) => {
        const { name, code = '' } = tag
        const whole = name === 'style' ? wholeSheet(code, policy) : undefined
        if (whole === undefined) {
          left.push(code)
          return undefined
        }
        const others = codes.filter((one) => one !== tag).map((one) => one.code ?? '')
        others.push(...scriptsOf(pieces))
        const lean = leanSheet(whole, pieces, others)
        corrected = corrected.replace(whole.hash, lean.hash)
        left.push(lean.css)
        return `<style>${lean.css}</style>`
      }),
    )
    return { html: made.join(''), policy: leanPolicy(corrected, left) }
  }
}

/** Gives the files of scripts that a page names. */
function scriptsOf(pieces: readonly PagePiece[]): readonly string[] {
  return [...new Set(pieces.flatMap((piece) => piece.scripts))].toSorted()
}

/** Whether code names a class as a separate word. */
function names(code: string, name: string): boolean {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    if (boundary(code[at - 1]) && boundary(code[at + name.length])) return true
  }
  return false
}

function boundary(character: string | undefined): boolean {
  return character === undefined || /["'`\s.]/.test(character)
}

/** Gives the elements that code may make: their names stand in quotes, or in a tag. */
function elementsMadeBy(code: string): Set<string> {
  return new Set(Array.from(code.matchAll(quotedElement), ([, name = '']) => name))
}
