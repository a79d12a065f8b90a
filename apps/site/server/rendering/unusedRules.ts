import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss'

/** The names in a sheet that a page does not use. */
export interface Unused {
  classes: readonly string[]
  elements: readonly string[]
  /** Whether a custom property, which nothing in the sheet reads, is read nowhere else. */
  isUnread: (property: string) => boolean
}

/** Names, as if of elements, for fields of a date or time, of a number and of a file. */
export const dateField = 'input of a date'
export const numberField = 'input of a number'
export const fileField = 'input of a file'
/** A name, as if of an element, for the letters that have a font of their own (fonts.css). */
export const countryLetter = 'letter of our languages'
const countryFace = /@font-face\{[^}]*font-family:"?Lettres du pays\b[^}]*\}/g

const classSelector = /\.(-?(?:[a-zA-Z_]|\\.)(?:\\.|[\w-])*)/g
const declaredProperty = /[{};]\s*(--[\w-]+)\s*:|@property (--[\w-]+)/g
const readProperty = /\bvar\(\s*(--[\w-]+)/g

/**
 * Parts of certain fields, which Tailwind resets on every page: their rules count as rules of the
 * field.
 */
const partsOfFields: Readonly<Record<string, RegExp>> = {
  [dateField]: /^-webkit-(?:date|calendar)/,
  [numberField]: /^-webkit-(?:inner|outer)-spin/,
  [fileField]: /^file-selector/,
}

/** Gives the classes that the selectors of a sheet name. */
export function classesOf(css: string): Set<string> {
  return new Set(
    [...css.matchAll(classSelector)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
  )
}

/** Gives the elements that the selectors of a sheet name. */
export function elementsOf(css: string): Set<string> {
  const found = new Set<string>()
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      const name = elementOf(part)
      if (name !== undefined) found.add(name)
      else choicesOf(part).forEach(collect)
    }
  }
  const plain = minified(css, { visitor: { Selector: collect } })
  if (plain.search(countryFace) >= 0) found.add(countryLetter)
  return found
}

/**
 * Removes the rules of absent classes and elements, and the custom properties that nothing reads
 * afterwards. Tailwind resets every possible element, and declares all that any of its classes
 * might need.
 */
export function withoutUnused(css: string, { classes, elements, isUnread }: Unused): string {
  const ofClasses = minified(css, { unusedSymbols: [...classes] })
  let left = minified(ofClasses, { visitor: rulesWithout(new Set(elements)) })
  if (elements.includes(countryLetter)) left = left.replace(countryFace, '')
  // A removed rule may have been the last to read another property.
  for (let before = ''; left !== before; ) {
    before = left
    const read = new Set(Array.from(left.matchAll(readProperty), ([, name = '']) => name))
    const unusedSymbols = declaredBy(left).filter((name) => !read.has(name) && isUnread(name))
    if (unusedSymbols.length > 0) left = minified(left, { unusedSymbols })
  }
  return left
}

function rulesWithout(absent: ReadonlySet<string>): Visitor<never> {
  const cannotMatch = (selector: Selector): boolean =>
    selector.some((part) => {
      const name = elementOf(part)
      if (name !== undefined) return absent.has(name)
      const choices = choicesOf(part)
      return choices.length > 0 && choices.every(cannotMatch)
    })
  return {
    Rule: {
      style: ({ value }) => (value.selectors.every(cannotMatch) ? [] : undefined),
    },
    Selector: (selector) => (cannotMatch(selector) ? [] : undefined),
  }
}

/** Gives the element that this part of a selector requires. */
function elementOf(part: SelectorComponent): string | undefined {
  if (part.type === 'type') return part.name
  if (part.type !== 'pseudo-element') return undefined
  const name = part.kind === 'custom' ? part.name : part.kind
  return Object.keys(partsOfFields).find((field) => partsOfFields[field]?.test(name))
}

/** Gives the alternatives of `:is()` or `:where()`, of which one has to match. */
function choicesOf(part: SelectorComponent): Selector[] {
  const hasChoices = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
  return hasChoices ? part.selectors : []
}

function declaredBy(css: string): string[] {
  const names = [...css.matchAll(declaredProperty)].map(([, own, known]) => own ?? known ?? '')
  return [...new Set(names)]
}

function minified(
  css: string,
  options: { unusedSymbols?: string[]; visitor?: Visitor<never> },
): string {
  const code = Buffer.from(css)
  const { code: made } = transform({ filename: 'page.css', code, minify: true, ...options })
  // The licence notice stays in the whole sheet, which is kept beside the pages.
  return made.toString().replace(/\/\*![\s\S]*?\*\/\n?/g, '')
}
