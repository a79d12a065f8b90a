import { routes } from '@sira/contract/routes'

const own: readonly string[] = [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  routes.bookShop('sira'),
]
const allowedTags = new Set(
  'p ul ol li strong em a table thead tbody tr th td br h3 blockquote'.split(' '),
)
const units = 'FCFA|F CFA|%|h|W|Ah|Mo|kWc|m²'

/** The typographic faults of a French text: spaces that can break, straight apostrophes. */
export function typographyFaults(text: string): string[] {
  const prose = text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)|`[^`]*`|^\|[-:|]+\|$/gm, ' ')
    .replace(/\*\*/g, '')
  const rules = [
    /['"]/g,
    /(?<![\u00a0\u202f\d]):(?=\s)/g,
    /(?<![\u00a0\u202f])[;?!»]/g,
    /«(?!\u00a0)/g,
    /\d \d{3}(?!\d)/g,
    new RegExp(`\\d (?:${units})(?!\\p{L})`, 'gu'),
  ]
  return rules.flatMap((rule) => prose.match(rule) ?? [])
}

/** The faults of an HTML body: tags not allowed or not closed, links that lead nowhere. */
export function htmlFaults(html: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [tag, closing, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!allowedTags.has(name)) faults.push(tag)
    else if (!closing) open.push(name)
    else if (open.pop() !== name) faults.push(tag)
  }
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target)
  return [...faults, ...open, ...links.filter((target) => !own.includes(target))]
}

/** The tags of an HTML text in their order: a translation must have the same. */
export function tagsOf(html: string): string[] {
  return html.match(/<[^>]+>/g) ?? []
}

/**
 * The faults of an Arabic text: parts that would change sides (groups of figures with spaces
 * between, ranges and numbers of laws that are not isolated), the currency by its French name,
 * another kind of digits, spaces before a sign.
 */
export function arabicFaults(text: string): string[] {
  const prose = text.replace(
    /\]\([^)]*\)|`[^`]*`|<[^>]+>|\u200e[^\u200e]*\u200e|\u2066[^\u2069]*\u2069/g,
    '',
  )
  const rules = [/\d\s\d{3}(?!\d)/g, /\d[-–]\d/g, /F?CFA/g, /[٠-٩۰-۹]/g, /\s[،؛؟]/g, /[?;]/g]
  return rules.flatMap((rule) => prose.match(rule) ?? [])
}

/** The headings, lists, tables, pictures and links of a Markdown text: a translation has the same. */
export function shapeOf(markdown: string): string[] {
  const parts = /^#+ |^- |^\d+\. |^> |^\|(?=[^\n]*\|$)|\]\([^)]+\)/gm
  return markdown.match(parts) ?? []
}

/** The figures of a thousand and more, smallest first, however a language writes them. */
export function largeFigures(text: string): number[] {
  const bare = text.replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3})/g, '')
  return (bare.match(/\d{4,}/g) ?? []).map(Number).toSorted((a, b) => a - b)
}

export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const arabicLetters = /[\u0600-\u06ff]/
