import type { Locale } from '@sira/contract/locales'
import { keyMark, orderPath } from '@sira/contract/orders/orderLink'
import { routes } from '@sira/contract/routes'
import type { PayloadRequest } from 'payload'
import { mailboxOf } from '../../mail/mailbox.ts'
import type { Enrolment, Order, TrainingSession } from '../../payload-types.ts'
import type { SeatLetter } from '../letters/seatLetter.ts'

/** Somebody who reads of a change. */
export interface Reader
  extends Pick<SeatLetter, 'to' | 'greeted' | 'reference' | 'path' | 'about'> {
  locale: Locale
}

export interface ToTell {
  /** One to each address, however many seats it has; in the order in which mailboxes are locked. */
  letters: Reader[]
  /** Seats of whose people somebody has only a phone. */
  calls: number[]
}

/** The people to tell that a session is moved or cancelled: participants and customers. */
export async function toTell(
  { id, etat, etapes }: TrainingSession,
  req: PayloadRequest,
): Promise<ToTell> {
  const { docs } = await req.payload.find({
    collection: 'inscriptions',
    where: {
      session: { equals: id },
      etat: { in: ['retenue', 'confirmée', ...(etat === 'annulee' ? (['annulée'] as const) : [])] },
    },
    sort: 'id',
    pagination: false,
    depth: 1,
    req,
  })
  const cancelledAt = etapes?.findLast(({ vers }) => vers === 'annulee')?.date ?? ''
  const readers = new Map<string, Reader>()
  const phones = new Map<string, number>()
  for (const seat of docs) {
    const order = seat.commande
    if (
      typeof order !== 'object' ||
      (seat.etat === 'annulée' && !endedWithSession(seat, cancelledAt))
    )
      continue
    for (const reader of readersOf(seat, order)) {
      const mailbox = mailboxOf(reader.to)
      if (!readers.has(mailbox)) readers.set(mailbox, reader)
    }
    for (const phone of phonesOf(seat, order)) {
      if (!phones.has(phone)) phones.set(phone, seat.id)
    }
  }
  const letters = [...readers].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    letters: letters.map(([, reader]) => reader),
    calls: [...new Set(phones.values())].toSorted((one, other) => one - other),
  }
}

/**
 * Nobody had paid for it: it ended with its session, and not by somebody who had it. Nothing else
 * makes the program cancel a seat.
 */
function endedWithSession({ etapes }: Enrolment, cancelledAt: string): boolean {
  const last = etapes?.at(-1)
  return last?.par === 'système' && last.vers === 'annulée' && last.date >= cancelledAt
}

/** The payer comes first: of two letters to one address, the one of the payer opens all seats. */
export function readersOf(seat: Enrolment, order: Order): Reader[] {
  const { locale } = order
  const payer: Reader[] =
    // An order that ended has said why in its own letter.
    order.email && order.etat !== 'annulée'
      ? [
          {
            to: order.email,
            greeted: order.nom ?? '',
            locale,
            reference: order.reference,
            path: `${orderPath}/${order.reference}${keyMark}${order.cle}`,
            about: { relationTo: 'commandes', value: order.id },
          },
        ]
      : []
  const isPayer = order.email && seat.email && mailboxOf(order.email) === mailboxOf(seat.email)
  if (!seat.email || isPayer) return payer
  const { reference } = seat
  const participant = {
    to: seat.email,
    greeted: seat.nom ?? '',
    locale,
    reference,
    path: `${routes.followUp}?reference=${reference}`,
    about: { relationTo: 'inscriptions', value: seat.id } as const,
  }
  return [...payer, participant]
}

/** Numbers of a seat whose owners have given no address. */
export function phonesOf(
  seat: Pick<Enrolment, 'phone' | 'email'>,
  order: Pick<Order, 'phone' | 'email'>,
): string[] {
  const own = seat.phone && !seat.email && seat.phone !== order.phone ? [seat.phone] : []
  return order.phone && !order.email ? [order.phone, ...own] : own
}
