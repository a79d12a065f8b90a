import { createHmac, randomInt } from 'node:crypto'

const count = 10
/** Without letters and figures that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 10

/** Ten codes to keep on paper, for the day the telephone is lost: `k7m2p-x9q4w`. */
export function newRecoveryCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)]
  return Array.from({ length: count }, () => {
    const code = Array.from({ length }, letter).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })
}

export function looksLikeRecoveryCode(code: string): boolean {
  return plain(code).length === length
}

/** The digest of a recovery code: 49 random bits under a key of ours, so a plain hash is enough. */
export function recoveryHash(code: string, secret: string): string {
  return createHmac('sha256', `${secret} recovery codes`).update(plain(code)).digest('base64url')
}

function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}
