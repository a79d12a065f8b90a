/** Country codes whose national zero is also dialled from abroad (ITU). */
const withZero = ['39', '378', '242', '225', '229']

/** Country codes of one and of two digits; all others have three (ITU, E.164 assigned codes). */
const short = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Splits a number, without its plus, into its country code and the rest. */
function partsOf(number: string): [code: string, national: string] {
  const code = short.exec(number)?.[0] ?? number.slice(0, 3)
  return [code, number.slice(code.length)]
}

export function keepsZero(number: string): boolean {
  return withZero.includes(partsOf(number)[0])
}

/** Removes the zero that is only dialled within the country: `+33 06…`, `+33 (0)6…`. */
export function withoutNationalZero(number: string): string {
  const [code, national] = partsOf(number)
  return keepsZero(number) ? number : `${code}${national.replace(/^0+/, '')}`
}

/** Gives the part of a number after the country code (E.164). */
export function nationalNumber(phone: string): string {
  return partsOf(phone.slice(1))[1]
}

/**
 * Gives the spellings in which a number may have been kept (E.164): older records kept that zero.
 */
export function keptSpellings(phone: string): string[] {
  const [code, national] = partsOf(phone.slice(1))
  const isWhole = keepsZero(phone.slice(1)) || national.startsWith('0')
  return isWhole ? [phone] : [phone, `+${code}0${national}`]
}
