/** How Word marks an entry of a list. */
export interface ListMark {
  level: number
  isNumbered: boolean
  /** The number it bears, where that is written in digits. */
  number: number | undefined
}

const digits = /[\d٠-٩۰-۹]+/g
/** « a) », « iv. », « أ- »: a letter or Roman number with a sign behind it. */
const lettered = /^[\s(]*\p{L}{1,5}\s*[.)/°º:\-–]/u
/** « Article 1 »: words of the text, which Word writes before each of its entries. */
const words = /\p{L}{3,}/u

/** Read from the style of a paragraph and the bullet or number written before its text. */
export function listMark(style: string, written: string): ListMark | undefined {
  const [, level] = /mso-list:\s*\S+\s+level(\d+)/i.exec(style) ?? []
  if (level === undefined || words.test(written)) return undefined
  // Of « 1.2. » the last is that of this entry.
  const number = written.match(digits)?.at(-1)
  const isNumbered = number !== undefined || lettered.test(written)
  return {
    level: Number(level),
    isNumbered,
    number: number === undefined ? undefined : readNumber(number),
  }
}

/** Arabic and Persian digits too. */
function readNumber(number: string): number {
  return Number(number.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)))
}
