import { type DialCode, dialCodes } from '../dialCodes.ts'
import { keepsZero, withoutNationalZero } from './nationalZero.ts'

const offered: readonly DialCode[] = dialCodes

/** « +33 (0)6 »: the zero is for callers within the country. */
const optionalZero = /\(\s*[0٠]\s*\)/

/**
 * Gives a typed number in international form (`+22670123456`, E.164), or undefined where it is
 * none. A number with `+` or `00` names its country; any other belongs to the chosen dial code, or
 * begins with a code of the list.
 */
export function internationalPhone(typed: string, dialCode: string): string | undefined {
  const whole = numberOf(compactNumber(typed), dialCode)
  if (!optionalZero.test(typed) || (whole !== undefined && keepsZero(whole.slice(1)))) return whole
  // Left out, but where the number is too short without it: « +226 (0)7 12 34 56 ».
  return numberOf(compactNumber(typed.replace(optionalZero, '')), dialCode) ?? whole
}

function numberOf(compact: string, dialCode: string): string | undefined {
  const named = /^(?:\+|00)([1-9]\d*)$/.exec(compact)?.[1]
  if (named !== undefined) return withItsCode(named) ?? ofElsewhere(named)
  if (!/^\d+$/.test(compact)) return undefined
  const chosen = offered.find(({ code }) => code === dialCode)
  return (chosen && within(chosen, compact)) ?? withItsCode(compact.replace(/^0/, ''))
}

/**
 * Removes separators, and the direction marks of a number copied from a message; reads the digits
 * of every keyboard of the site's languages.
 */
function compactNumber(typed: string): string {
  return typed
    .replace(/[\s.()/\p{Pd}\p{Cf}]/gu, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
}

/** A number as it is written within a country. */
function within({ code, digits, trunk }: DialCode, national: string): string | undefined {
  const number = trunk && national.startsWith(trunk) ? national.slice(1) : national
  const [fewest, most] = digits
  return number.length >= fewest && number.length <= most ? `${code}${number}` : undefined
}

/** A number that begins with a code of the list, written without its plus. */
function withItsCode(number: string): string | undefined {
  const country = offered.find(({ code }) => number.startsWith(code.slice(1)))
  if (country === undefined) return undefined
  const national = number.slice(country.code.length - 1)
  return within(country, national) ?? within(country, national.replace(/^0+/, ''))
}

/** Reads a number of a country that is not in the list. */
function ofElsewhere(number: string): string | undefined {
  if (offered.some(({ code }) => number.startsWith(code.slice(1)))) return undefined
  const whole = withoutNationalZero(number)
  return /^\d{7,15}$/.test(whole) ? `+${whole}` : undefined
}
