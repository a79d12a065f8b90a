import { createHmac, timingSafeEqual } from 'node:crypto'

/** Letters of the signature: 96 bits, in the 64 that a name before an @ may have. */
const signatureLength = 24

/**
 * Makes the token that identifies the answered letter: its number and a signature, in characters
 * that survive conversion to lower case. Nothing is stored; it is void once the letter is erased
 * with its record.
 */
export function returnToken(letter: number, secret: string): string {
  const signature = createHmac('sha256', secret).update(`reply:${letter}`).digest('hex')
  return `r-${letter.toString(36)}-${signature.slice(0, signatureLength)}`
}

const form = /(?<![0-9a-z])r-([0-9a-z]{1,9})-[0-9a-f]{24}(?=@)/gi
/** A header may be made of thousands of them. */
const mostTried = 20

/** The letter that headers name, or undefined where they carry no token of ours. */
export function letterOfToken(headers: string, secrets: readonly string[]): number | undefined {
  for (const [token, number = ''] of [...headers.matchAll(form)].slice(0, mostTried)) {
    const letter = Number.parseInt(number, 36)
    const given = Buffer.from(token.toLowerCase())
    const isBy = (secret: string) => {
      const expected = Buffer.from(returnToken(letter, secret))
      return given.length === expected.length && timingSafeEqual(given, expected)
    }
    if (secrets.some(isBy)) return letter
  }
  return undefined
}
