import { isEmail } from '@sira/contract/forms/email'
import type { Payload, PayloadRequest } from 'payload'
import type { Pair } from '../../dossiers/followed.ts'
import { phoneCandidates } from '../../dossiers/followUp/phoneCandidates.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import type { Enrolment, Order } from '../../payload-types.ts'

export interface FoundEnrolment {
  enrolment: Enrolment
  order: Order
}

/**
 * By the number of the participant, or of who ordered, or by the participant's own address in its
 * place; nothing where either half is wrong.
 */
export async function findEnrolment(
  { reference, phone }: Pair,
  payload: Payload,
  req?: PayloadRequest,
): Promise<FoundEnrolment | undefined> {
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where: { reference: { equals: reference } },
    limit: 1,
    pagination: false,
    depth: 1,
    ...(req === undefined ? {} : { req }),
  })
  const [enrolment] = docs
  const order = enrolment?.commande
  if (enrolment === undefined || typeof order !== 'object') return undefined
  const candidates = phoneCandidates(phone)
  const isTheirs = [enrolment.phone, order.phone].some((own) => own && candidates.includes(own))
  return isTheirs || isOwnAddress(enrolment, phone) ? { enrolment, order } : undefined
}

function isOwnAddress({ email }: Enrolment, typed: string): boolean {
  return Boolean(email) && isEmail(typed.trim()) && mailboxOf(email ?? '') === mailboxOf(typed)
}
