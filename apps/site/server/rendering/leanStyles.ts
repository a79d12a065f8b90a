import { hashSourceOf, leanPolicy } from './leanPolicy.ts'
import { type PagePiece, readPieces, rewrittenPiece } from './pagePieces.ts'
import { remembered } from './remembered.ts'
import { classesOf, elementsOf, withoutUnused } from './unusedRules.ts'

/** A page made lean: it carries the rules of its own classes alone, and the policy of its own code. */
export type LeanPage = (page: StyledPage) => StyledPage

export interface StyledPage {
  html: string
  /** Content-Security-Policy with the hashes of the sheets in `html`. */
  policy: string
}

const quotedElement = /["'`<]([a-z][a-z0-9]*)(?=["'`\s>/])/g

interface Sheet {
  css: string
  /** As the policy writes it. */
  hash: string
}

/** What pages load later, as one text each. */
export interface LoadedLater {
  /** Of every page. They may make elements of their own, and name custom properties. */
  scripts: string
  /** They may read custom properties that a page declares. */
  sheets: string
}

/** Facts of a sheet, found once: the build has few sheets, and pages are made by the thousand. */
interface WholeSheet extends Sheet {
  /** Its classes and elements that no script loaded later names. */
  classes: readonly string[]
  elements: readonly string[]
  /** By the other code of a page, which pages share. */
  besides: Map<string, BesideCode>
}

interface BesideCode {
  text: string
  /** Those of them that this code does not name either. */
  classes: readonly string[]
  elements: readonly string[]
  /** By the classes and elements they lack. */
  lean: Map<string, Sheet>
}

/**
 * Tailwind makes one sheet for the whole site; a visitor pays for it on every page. Takes out the
 * rules for classes and elements that neither the page nor a script has, and the custom properties
 * that no sheet and no script reads (decision 13). `named` holds the sheets and the scripts of which
 * only the name stands in a page.
 */
export function leanStyles(
  { scripts, sheets }: LoadedLater,
  named: ReadonlyMap<string, string> = new Map(),
): LeanPage {
  const known = new Map<string, WholeSheet>()
  const madeLater = elementsMadeBy(scripts)
  const piecesOf = readPieces()
  const textOf = (code: string) => named.get(code) ?? code

  /** Of a sheet that the build made: the policy names those, and no other is read. */
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

/** The files of scripts that a page names. */
function scriptsOf(pieces: readonly PagePiece[]): readonly string[] {
  return [...new Set(pieces.flatMap((piece) => piece.scripts))].toSorted()
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
