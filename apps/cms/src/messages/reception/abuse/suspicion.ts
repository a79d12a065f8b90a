import { shortestFillingIn } from '@sira/contract/forms/envelope'
import type { Payload } from 'payload'
import type { FormEnvelope } from '../door/formEnvelope.ts'
import { proofFor } from './proofOfWork.ts'
import { spendProof } from './spentProofs.ts'

interface Guard {
  /** Whether the settings ask for a solved challenge. */
  asksForProof: boolean
  payload: Payload
}

/**
 * Gives the reason to suspect a program, or undefined. Suspect messages are kept apart, never
 * refused: the sender learns nothing, and a wrongly suspected person loses nothing.
 */
export async function suspicion(
  envelope: FormEnvelope,
  message: string,
  { asksForProof, payload }: Guard,
): Promise<string | undefined> {
  if (envelope.trap !== undefined) return 'Le champ invisible était rempli'
  const { filledInMs } = envelope
  if (filledInMs !== undefined && filledInMs < shortestFillingIn) {
    return 'Rempli en moins d’une seconde'
  }
  if (asksForProof) {
    const proof = await proofFor(envelope.key, envelope.proof, payload.secret)
    if (proof === undefined) return 'Envoyé sans preuve de travail'
    if (!(await spendProof(proof, message, payload)))
      return 'Envoyé avec la preuve de travail d’un autre message'
  }
  return undefined
}
