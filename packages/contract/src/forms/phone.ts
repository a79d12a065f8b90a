/** Optional + or 0, then 226, then exactly 8 digits (spec 5 and 9). */
const quotePhone = /^[+0]?226\d{8}$/

export function isQuotePhone(phone: string): boolean {
  return quotePhone.test(phone)
}

/**
 * What a visitor typed, as the check of spec 5 wants it: separators dropped, an international
 * `00` written `+`, and the chosen dial code put before a bare local number of 8 digits.
 */
export function normalisePhone(typed: string, dialCode: string): string {
  const compact = typed.replace(/[\s.\-()/]/g, '').replace(/^00/, '+')
  return /^\d{8}$/.test(compact) ? `${dialCode}${compact}` : compact
}
