import { APIError, type PayloadRequest } from 'payload'
import type { TrainingSession } from '../../payload-types.ts'

/** A session that somebody may attend. */
export async function heldSession(id: number, req: PayloadRequest): Promise<TrainingSession> {
  const asked = { collection: 'sessions', id, depth: 0, disableErrors: true, req } as const
  const session = await req.payload.findByID(asked)
  if (!session) throw new APIError('Cette session n’existe pas.', 404)
  if (session.etat === 'annulee' || session.etat === 'brouillon') {
    throw new APIError(
      'Cette session n’a pas lieu\u00a0: personne n’y est présent.',
      409,
      null,
      true,
    )
  }
  return session
}
