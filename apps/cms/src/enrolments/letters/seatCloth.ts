import { kindOfReference } from '@sira/contract/dossiers/reference'
import type { Locale } from '@sira/contract/locales'
import type { PayloadRequest } from 'payload'
import type { LetterCloth } from '../../mail/drawing/letter.ts'
import { shownSteps } from '../seats/shownSteps.ts'

/** The cloth of a seat, or of an entry of a waiting list, with its steps in this transaction. */
export async function seatCloth(
  reference: string,
  lang: Locale,
  req: PayloadRequest,
): Promise<LetterCloth> {
  const where = { reference: { equals: reference } }
  const asked = { where, limit: 1, pagination: false, depth: 0, req } as const
  if (kindOfReference(reference) === 'attente') {
    const { docs } = await req.payload.find({ collection: 'attentes', ...asked })
    return { reference, steps: docs[0]?.etapes?.length ?? 0, lang }
  }
  const { docs } = await req.payload.find({ collection: 'inscriptions', ...asked })
  return { reference, steps: docs[0] ? shownSteps(docs[0]).length : 0, lang }
}
