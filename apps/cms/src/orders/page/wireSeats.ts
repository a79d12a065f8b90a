import type { OpenedOrder, OrderAnswer } from '@sira/contract/orders/orderAnswer'
import type { Payload } from 'payload'
import { validCodes } from '../../enrolments/attestations/check/ownAttestation.ts'
import { seatsOfOrder, sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import type { Order } from '../../payload-types.ts'

/** The seats of an order, as who ordered is answered; nothing where it has none. */
export async function wireSeats(
  order: Order,
  payload: Payload,
): Promise<Pick<OrderAnswer, 'inscriptions'>> {
  const seats = await openedSeats(order, payload)
  return seats.inscriptions
    ? {
        inscriptions: seats.inscriptions.map(({ reference, nom }) => ({
          reference,
          ...(nom && { nom }),
        })),
      }
    : {}
}

/** The same with where each stands. */
export async function openedSeats(
  { id, lignes }: Order,
  payload: Payload,
): Promise<Pick<OpenedOrder, 'inscriptions'>> {
  if (!lignes?.some(({ nature }) => nature === 'session')) return {}
  const seats = await seatsOfOrder(id, payload)
  const certified = seats.filter(({ etat }) => etat === 'attestée').map((seat) => seat.id)
  const codes = await validCodes(certified, payload)
  return {
    inscriptions: seats.map((seat) => {
      const attestation = codes.get(seat.id)
      return {
        reference: seat.reference,
        ...(seat.nom && { nom: seat.nom }),
        etat: seat.etat,
        session: sessionOf(seat),
        ...(attestation && { attestation }),
      }
    }),
  }
}
