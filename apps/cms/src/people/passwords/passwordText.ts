/**
 * One password, however a keyboard composes its letters: phones and Macs write « é » as one letter or
 * as two. This is the one that is kept and counted (NIST SP 800-63B, 3.1.1.2).
 */
export function keptPassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** As a password may have been kept before, the usual first. */
export function passwordSpellings(typed: string): string[] {
  return [...new Set([keptPassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')])]
}
