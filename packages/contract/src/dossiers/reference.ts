/** The kinds of dossier that a visitor follows by its reference, with the prefix of that reference. */
export const referencePrefixes = {
  commande: 'CM',
  devis: 'DV',
  message: 'MS',
  inscription: 'IN',
  attente: 'AT',
  candidature: 'CA',
  livraison: 'LI',
  coursier: 'CO',
} as const

export type ReferencedKind = keyof typeof referencePrefixes

/** Letters without I, L, O, U, 0 and 1, which are confused when read aloud. */
export const referenceLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomLength = 7
const prefixes = Object.values(referencePrefixes).join('|')
const written = new RegExp(`^(${prefixes})(20\\d\\d)([${referenceLetters}]{${randomLength}})$`)

/**
 * Makes a new reference, `CM-2026-7KQ4P9X`. `random` gives whole numbers from 0 to below its
 * argument and must be unpredictable: the next reference is half of the key of a dossier.
 */
export function newReference(
  kind: ReferencedKind,
  year: number,
  random: (below: number) => number,
): string {
  const letters = Array.from({ length: randomLength }, () =>
    referenceLetters.charAt(random(referenceLetters.length)),
  )
  return `${referencePrefixes[kind]}-${year}-${letters.join('')}`
}

/** A reference as people type it: in lower case, with or without dashes and spaces; else nothing. */
export function readReference(typed: string): string | undefined {
  const compact = typed.replace(/[\s.\p{Pd}\p{Cf}_/]/gu, '').toUpperCase()
  const [, prefix, year, letters] = written.exec(compact) ?? []
  return prefix && year && letters ? `${prefix}-${year}-${letters}` : undefined
}

/** The kind of a reference as `newReference` writes it. */
export function kindOfReference(reference: string): ReferencedKind | undefined {
  const kinds = Object.keys(referencePrefixes) as ReferencedKind[]
  return kinds.find((kind) => reference.startsWith(`${referencePrefixes[kind]}-`))
}
