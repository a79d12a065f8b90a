/** Plans in which the zero is part of the number, from outside as well (ITU). */
const withZero = ['39', '378', '242', '225', '229']

/** Country codes of one and of two digits; all others have three (ITU, E.164 assigned codes). */
const short = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** A number, without its plus, as its country code and what follows. */
function partsOf(number: string): [code: string, national: string] {
  const code = short.exec(number)?.[0] ?? number.slice(0, 3)
  return [code, number.slice(code.length)]
}

export function keepsZero(number: string): boolean {
  return withZero.includes(partsOf(number)[0])
}

/** Without the zero that is dialled before a number within its country alone: `+33 06…`, `+33 (0)6…`. */
export function withoutNationalZero(number: string): string {
  const [code, national] = partsOf(number)
  return keepsZero(number) ? number : `${code}${national.replace(/^0+/, '')}`
}

/** What follows the country code of a number (E.164). */
export function nationalNumber(phone: string): string {
  return partsOf(phone.slice(1))[1]
}

/** As a number may have been kept (E.164): that zero once stayed in it. */
export function keptSpellings(phone: string): string[] {
  const [code, national] = partsOf(phone.slice(1))
  const isWhole = keepsZero(phone.slice(1)) || national.startsWith('0')
  return isWhole ? [phone] : [phone, `+${code}0${national}`]
}
