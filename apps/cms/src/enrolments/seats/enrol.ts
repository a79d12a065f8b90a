import type { Participant } from '@sira/contract/enrolments/participant'
import type { PayloadRequest } from 'payload'
import { keptStep } from '../../dossiers/history/step.ts'
import { randomReference } from '../../fields/randomReference.ts'
import type { Order } from '../../payload-types.ts'

/** Seats that an order asks for in one session. */
export interface SeatsWanted {
  session: number
  /** FCFA, of one seat. */
  price: number
  /** FCFA that confirm one. */
  deposit: number
  participants: readonly Participant[]
}

/** Writes down who sits where, in the transaction that took the seats. */
export async function enrol(
  { id: commande }: Pick<Order, 'id'>,
  wanted: readonly SeatsWanted[],
  req: PayloadRequest,
): Promise<void> {
  for (const { session, price, deposit, participants } of wanted) {
    for (const [place, { nom, email, phone }] of participants.entries()) {
      await req.payload.create({
        collection: 'inscriptions',
        depth: 0,
        req,
        data: {
          reference: randomReference('inscription'),
          etat: 'retenue',
          session,
          commande,
          place,
          nom: nom ?? null,
          email: email ?? null,
          phone: phone ?? null,
          prix: price,
          acompte: deposit,
          etapes: [keptStep(null, 'retenue', { by: 'client' })],
        },
      })
    }
  }
}
