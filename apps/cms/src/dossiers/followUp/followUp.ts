import type { FollowUp, FollowUpRequest } from '@sira/contract/dossiers/followUp'
import { kindOfReference, readReference } from '@sira/contract/dossiers/reference'
import type { Payload } from 'payload'
import { keptKinds } from '../keptKinds.ts'
import { foundOrNothing } from './foundOrNothing.ts'

/** Finds a dossier of any kind by its reference and its phone number; throws a 404 for a wrong pair. */
export function followUp(
  { reference: typed, phone, locale }: FollowUpRequest,
  payload: Payload,
): Promise<FollowUp> {
  return foundOrNothing(async () => {
    const reference = readReference(typed) ?? ''
    const nature = kindOfReference(reference)
    const kind = keptKinds(payload).find(({ followed }) => followed?.nature === nature)
    return nature && kind?.followed?.find({ reference, phone }, locale, payload)
  })
}
