import { dialCodes } from '@sira/contract/dialCodes'
import { keptSpellings } from '@sira/contract/forms/nationalZero'
import { internationalPhone } from '@sira/contract/forms/phone'

/**
 * The numbers that a typed one may be: visitors type it without its country, and the customer may
 * have typed it in any form. Never empty, so that the query is the same whatever was typed.
 */
export function phoneCandidates(typed: string): string[] {
  const found = dialCodes.flatMap(({ code }) => internationalPhone(typed, code) ?? [])
  return found.length === 0 ? ['+0'] : [...new Set(found.flatMap(keptSpellings))]
}
