import { shortestFillingIn } from '@sira/contract/forms/envelope'
import type { FormEnvelope } from '../contract/write/formEnvelope.ts'
import { isProofFor } from './proofOfWork.ts'

interface Guard {
  /** Whether the settings ask for a solved challenge. */
  asksForProof: boolean
  secret: string
}

/**
 * Why a message looks like a machine's, or undefined. Such messages are kept apart, never
 * refused: the sender learns nothing, and a person wrongly suspected loses nothing.
 */
export async function suspicion(
  envelope: FormEnvelope,
  { asksForProof, secret }: Guard,
): Promise<string | undefined> {
  if (envelope.trap !== undefined) return 'Le champ invisible était rempli'
  const { filledInMs } = envelope
  if (filledInMs !== undefined && filledInMs < shortestFillingIn) {
    return 'Rempli en moins d’une seconde'
  }
  if (asksForProof && !(await isProofFor(envelope.key, envelope.proof, secret))) {
    return 'Envoyé sans preuve de travail'
  }
  return undefined
}
