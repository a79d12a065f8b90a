/**
 * Gives one form of a password: phones and Macs write « é » as one character or as two. This form
 * is kept and counted (NIST SP 800-63B, 3.1.1.2).
 */
export function keptPassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** Gives the forms in which a password may have been kept before, the usual first. */
export function passwordSpellings(typed: string): string[] {
  return [...new Set([keptPassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')])]
}
