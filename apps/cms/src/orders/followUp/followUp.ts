import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { kindOfReference, readReference } from '@sira/contract/dossiers/reference'
import type { Payload } from 'payload'
import { findOrder } from '../opening/findOrder.ts'
import { followedMessage } from './followedMessage.ts'
import { followedOrder } from './followedOrder.ts'
import { foundOrNothing } from './foundOrNothing.ts'

/** Where any file stands, for who knows its reference and its phone number. */
export function followUp(typed: string, phone: string, payload: Payload): Promise<FollowUp> {
  return foundOrNothing(async () => {
    const reference = readReference(typed) ?? ''
    const kind = kindOfReference(reference)
    if (kind === 'devis' || kind === 'message') {
      return followedMessage(kind, { reference, phone }, payload)
    }
    const order = await findOrder(reference, { phone }, payload)
    return order && followedOrder(order, payload)
  })
}
