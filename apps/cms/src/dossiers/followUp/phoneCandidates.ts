import { dialCodes } from '@sira/contract/dialCodes'
import { keptSpellings } from '@sira/contract/forms/nationalZero'
import { internationalPhone } from '@sira/contract/forms/phone'

/**
 * What a typed number may be: it is asked for without its country, and who ordered may have typed it
 * in any. Never empty, so that a question is asked whatever was typed.
 */
export function phoneCandidates(typed: string): string[] {
  const found = dialCodes.flatMap(({ code }) => internationalPhone(typed, code) ?? [])
  return found.length === 0 ? ['+0'] : [...new Set(found.flatMap(keptSpellings))]
}
