import { readReference } from '@sira/contract/dossiers/reference'
import { seenEmail } from '@sira/contract/forms/email'
import { keptSpellings, nationalNumber } from '@sira/contract/forms/nationalZero'
import { internationalPhone } from '@sira/contract/forms/phone'

/** Characters of a question that are read. */
const longestQuestion = 200

/**
 * A text as it is searched: small letters without accents, one kind of apostrophe, dash and space.
 * Neither database compares `É` and `e` fast enough over 45,000 messages, so it is kept beside them.
 */
export function searchedText(parts: readonly unknown[]): string {
  return plain(parts.filter((part) => typeof part === 'string').join('\n'))
}

/** A question as it is looked for: a phone number is one word, however it was grouped; so is a reference. */
export function searchedFor(question: string): string {
  const reference = readReference(question)
  if (reference !== undefined) return plain(reference)
  const asked = plain(question.slice(0, longestQuestion)).trim()
  // A copied address or number brings along what nobody sees; names need it.
  const text = seenEmail(asked).trim()
  if (text.includes('@')) return text
  if (!/^(\+|00)?\d[\d .()/-]{4,}$/.test(text)) return asked
  const whole = /^(\+|00)/.test(text) ? internationalPhone(text, '') : undefined
  if (whole === undefined) return text.replace(/\D/g, '').replace(/^00/, '')
  // The zero of its country may have been kept before it.
  return keptSpellings(whole).length > 1 ? nationalNumber(whole) : whole.slice(1)
}

/** The number of the record that a question names: `12`, `D-12` as in our first letters, `n° 12`. */
export function namedRecord(question: string): number | undefined {
  const [, digits] = /^(?:[a-z]-|n[°o]\s*|#)?0*(\d{1,9})$/i.exec(plain(question).trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
}
