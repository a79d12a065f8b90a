import { z } from 'zod'
import { referenceLetters } from '../dossiers/reference.ts'
import { time } from '../wire/timestamps.ts'
import { type AttestationState, wireStates } from './attestationStates.ts'

const codeLength = 16
const written = new RegExp(`^[${referenceLetters}]{${codeLength}}$`)

/** More characters than anybody types, separators included. */
export const longestTypedCode = 80

/** Replaces an erased name: the certificate stays valid. */
export const erasedHolder = 'titulaire effacé'

/**
 * Makes a new code. `random` gives whole numbers from 0 to below its argument, which nobody can
 * foresee.
 */
export function newAttestationCode(random: (below: number) => number): string {
  const letters = Array.from({ length: codeLength }, () =>
    referenceLetters.charAt(random(referenceLetters.length)),
  )
  return letters.join('')
}

/**
 * Reads a code as people type it, in lower case, with dashes or spaces. Gives undefined for
 * anything else.
 */
export function readAttestationCode(typed: string): string | undefined {
  const compact = typed.replace(/[\s.\p{Pd}\p{Cf}_/]/gu, '').toUpperCase()
  return written.test(compact) ? compact : undefined
}

/** Writes a code in groups of four, as it is printed and read aloud. */
export function spokenCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** The answer of `GET /api/attestations/{code}` (product 13). */
export const attestationAnswer = z.object({
  code: z.string(),
  nom: z.string(),
  formation: z.string(),
  debut: time,
  fin: time,
  heures: z.number(),
  delivree: time,
  etat: z.enum(Object.values(wireStates) as [WireState, ...WireState[]]),
  /** The code of the certificate that replaces this one. */
  par: z.string().optional(),
})

type WireState = (typeof wireStates)[AttestationState]

export type AttestationAnswer = z.infer<typeof attestationAnswer>
