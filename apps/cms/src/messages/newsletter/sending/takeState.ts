import { APIError, type PayloadRequest } from 'payload'
import type { NewsletterIssue } from '../../../payload-types.ts'

export type LetterState = NonNullable<NewsletterIssue['state']>

/** Moves a letter on, in one statement with its condition: of two who do it at once one does. */
export async function takeState(
  id: number,
  from: LetterState,
  data: Partial<NewsletterIssue> & { state: LetterState },
  req: PayloadRequest,
): Promise<boolean> {
  const moved: unknown = await req.payload.db.updateOne({
    collection: 'letters',
    where: { and: [{ id: { equals: id } }, { state: { equals: from } }] },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return moved !== null
}

/** Why nothing more, or nothing else, can be done with a letter. */
export function whyNot(state: LetterState): APIError {
  const why = {
    draft: 'L’envoi de cette lettre n’est plus prévu.',
    planned: 'L’envoi de cette lettre est déjà prévu : annulez-le d’abord.',
    sending: 'Cette lettre est déjà partie.',
    sent: 'Cette lettre est déjà partie.',
    written: 'Cette lettre est déjà partie.',
  }
  return new APIError(why[state], 409)
}
