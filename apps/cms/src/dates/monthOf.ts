/** As French and English names begin, without accents. */
const beginnings = [
  /^jan/,
  /^(?:fev|feb)/,
  /^mar/,
  /^(?:avr|apr)/,
  /^(?:mai|may)/,
  /^(?:juin|jun)/,
  /^(?:juil|jul)/,
  /^(?:aou|aug)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
] as const

/** The number of a month by its name, short or long; « 13 » where it is none. */
export function monthOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const at = beginnings.findIndex((beginning) => beginning.test(plain))
  return String(at < 0 ? 13 : at + 1)
}
