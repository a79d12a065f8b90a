import type { EnrolmentLetter } from '@sira/contract/enrolments/enrolmentStates'
import { routes } from '@sira/contract/routes'
import type { PayloadRequest } from 'payload'
import type { AttachedContent } from '../../mail/attachments.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { sessionOf } from '../seats/seatsOfOrder.ts'
import { sessionTitle } from '../seats/sessionTitle.ts'
import { writeSeatLetter } from './seatLetter.ts'

/** The letters of the moves, and those of a certificate that holds no more. */
type ParticipantLetter = EnrolmentLetter | 'certificateReplaced' | 'certificateWithdrawn'

const ofCertificates: ReadonlySet<ParticipantLetter> = new Set([
  'seatAttested',
  'certificateReplaced',
  'certificateWithdrawn',
])

/**
 * Tells a participant, at his own address; of a cancelled seat else who ordered, who is told of the
 * others by the letters of the order.
 */
export async function tellParticipant(
  name: ParticipantLetter,
  enrolment: Enrolment,
  req: PayloadRequest,
  /** For the participant alone: the page of who ordered has them all. */
  files: readonly AttachedContent[] = [],
): Promise<void> {
  const { id, reference, nom, email, commande } = enrolment
  const orderId = typeof commande === 'object' ? commande.id : commande
  const order = await req.payload.findByID({ collection: 'commandes', id: orderId, depth: 0, req })
  const isPayer = !email || email === order.email
  // No letter leaves: staff call.
  if (
    !email &&
    !order.email &&
    (name === 'certificateReplaced' || name === 'certificateWithdrawn')
  ) {
    const data = { prevenirLe: new Date().toISOString(), prevenirDe: 'attestation' } as const
    await req.payload.update({ collection: 'inscriptions', id, data, depth: 0, req })
    return
  }
  if (isPayer && (name === 'seatConfirmed' || !order.email)) return
  if (isPayer && name === 'seatAttested' && (await isTold(enrolment, orderId, req))) return
  const { locale } = order
  const session = await sessionTitle(sessionOf(enrolment), locale, req.payload, req)
  await writeSeatLetter(
    {
      name,
      kind: isCausedByStaffOrMoney(name, order) ? 'order' : 'unpaidOrder',
      to: (isPayer ? order.email : email) ?? '',
      greeted: (isPayer ? order.nom : nom) ?? '',
      locale,
      reference,
      session: session ?? '',
      path: `${routes.followUp}?reference=${reference}`,
      about: { relationTo: 'inscriptions', value: id },
      files: isPayer ? [] : files,
    },
    req,
  )
}

/** Money that is owed back was in as well, as long as its order has not ended. */
function isCausedByStaffOrMoney(name: ParticipantLetter, { etat, total, paye }: Order): boolean {
  if (ofCertificates.has(name) || paye > 0) return true
  return total > 0 && !['en_attente', 'annulée', 'expirée'].includes(etat)
}

/** A customer of many seats is told once of the certificates of a session: his page has all. */
async function isTold(
  { id, session }: Enrolment,
  order: number,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'inscriptions',
    where: {
      id: { not_equals: id },
      commande: { equals: order },
      session: { equals: sessionOf({ session }) },
      etat: { equals: 'attestée' },
    },
    req,
  })
  return totalDocs > 0
}
