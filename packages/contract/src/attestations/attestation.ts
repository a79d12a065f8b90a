import { z } from 'zod'
import { referenceLetters } from '../dossiers/reference.ts'
import { time } from '../wire/timestamps.ts'
import { type AttestationState, wireStates } from './attestationStates.ts'

const codeLength = 16
const written = new RegExp(`^[${referenceLetters}]{${codeLength}}$`)

/** Longer than anybody types, with whatever stands between the letters. */
export const longestTypedCode = 80

/** Stands in the place of a name that was erased: the certificate is as true as before. */
export const erasedHolder = 'titulaire effacé'

/** A new code. `random` gives whole numbers from 0 below its argument, and nobody foresees them. */
export function newAttestationCode(random: (below: number) => number): string {
  const letters = Array.from({ length: codeLength }, () =>
    referenceLetters.charAt(random(referenceLetters.length)),
  )
  return letters.join('')
}

/** A code as people type it: in lower case, with dashes or spaces; else nothing. */
export function readAttestationCode(typed: string): string | undefined {
  const compact = typed.replace(/[\s.\p{Pd}\p{Cf}_/]/gu, '').toUpperCase()
  return written.test(compact) ? compact : undefined
}

/** In groups of four, as it is printed and read aloud. */
export function spokenCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** What `GET /api/attestations/{code}` answers (product 13). */
export const attestationAnswer = z.object({
  code: z.string(),
  nom: z.string(),
  formation: z.string(),
  debut: time,
  fin: time,
  heures: z.number(),
  delivree: time,
  etat: z.enum(Object.values(wireStates) as [WireState, ...WireState[]]),
  /** The code of the one that takes its place. */
  par: z.string().optional(),
})

type WireState = (typeof wireStates)[AttestationState]

export type AttestationAnswer = z.infer<typeof attestationAnswer>
