import { APIError, type PayloadRequest } from 'payload'
import { letterWriters } from '../../../access/letterWriters.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import type { NewsletterIssue } from '../../../payload-types.ts'
import type { LetterState } from '../letterMachine.ts'

/** The letter of an address such as `/:id/send`, where it is in one of these states. */
export async function letterOf(
  req: PayloadRequest,
  ...states: LetterState[]
): Promise<NewsletterIssue> {
  if (!letterWriters({ req })) throw new APIError('Vous n’avez pas accès aux lettres.', 403)
  const letter = await req.payload.findByID({
    collection: 'letters',
    id: recordNumber(req),
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!letter) throw new APIError('Cette lettre n’existe plus.', 404)
  const state = letter.state ?? 'draft'
  if (!states.includes(state)) throw whyNot(state)
  return letter
}

/** The error for an act that the state of a letter forbids. */
function whyNot(state: LetterState): APIError {
  const why = {
    draft: 'L’envoi de cette lettre n’est plus prévu.',
    planned: 'L’envoi de cette lettre est déjà prévu : annulez-le d’abord.',
    sending: 'Cette lettre est déjà partie.',
    sent: 'Cette lettre est déjà partie.',
    written: 'Cette lettre est déjà partie.',
  }
  return new APIError(why[state], 409)
}
