import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { kindOfReference, readReference } from '@sira/contract/dossiers/reference'
import type { Payload } from 'payload'
import { keptKinds } from '../keptKinds.ts'
import { foundOrNothing } from './foundOrNothing.ts'

/** Where any dossier stands, for who knows its reference and its phone number. */
export function followUp(typed: string, phone: string, payload: Payload): Promise<FollowUp> {
  return foundOrNothing(async () => {
    const reference = readReference(typed) ?? ''
    const nature = kindOfReference(reference)
    const kind = keptKinds(payload).find(({ followed }) => followed?.nature === nature)
    return nature && kind?.followed?.find({ reference, phone }, payload)
  })
}
