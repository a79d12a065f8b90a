import { keyMark, orderPath } from '@sira/contract/orders/orderLink'
import { APIError, createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { writeSeatLetter } from '../../enrolments/letters/seatLetter.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { sessionTitle } from '../../enrolments/seats/sessionTitle.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { owePart } from '../../money/refunds/owePart.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { withoutKept } from '../enrolment/lineOfSeat.ts'
import { lockedSeat } from '../enrolment/lockedSeat.ts'

const wanted = z.object({
  inscription: z.coerce.number().int(),
  vers: z.enum(['rendre', 'garder'], 'Choisissez une décision.'),
  motif,
  message,
})

/**
 * `POST /admin/api/commandes/:id/argent-place`: decides on the money of a seat that its customer left
 * late: it goes back, or it stays. Pressed twice it is done once.
 */
export const decideSeatMoney: Endpoint = {
  path: '/:id/argent-place',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { inscription: id, vers, motif: why, message: said } = await sentBy(wanted, req)
    const orderId = recordNumber(req)
    const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
    await withinTransaction(own, async () => {
      const { seat, order } = await lockedSeat(id, orderId, own)
      const { aDecider, etat, etapes } = seat
      if (!aDecider) throw new APIError('C’est déjà décidé.', 409, null, true)
      if (vers === 'rendre') await giveBackKept(seat, order, aDecider, own)
      const step = keptStep(etat, etat, {
        by: 'personnel',
        who: nameOf(req),
        why: `${vers === 'rendre' ? 'Argent rendu' : 'Argent gardé'}. ${why}`,
        message: said,
      })
      const waits = { aDecider: null, prevenirLe: null, prevenirDe: null }
      const data = { ...waits, etapes: [...(etapes ?? []), step] }
      await own.payload.update({ collection: 'inscriptions', id, data, depth: 0, req: own })
      if (said) await tellDecision(seat, order, said, own)
    })
    const done = vers === 'rendre' ? 'L’argent est à rembourser.' : 'L’argent est gardé.'
    return Response.json({ message: done })
  },
}

async function giveBackKept(seat: Enrolment, order: Order, kept: number, req: PayloadRequest) {
  await owePart(order, kept, `Inscription ${seat.reference}, annulée tard`, req)
  const { id, total, lignes } = await lockedOrder(order.id, req)
  const data = { total: total - kept, lignes: withoutKept(lignes ?? [], seat, kept) }
  await req.payload.update({ collection: 'commandes', id, data, depth: 0, req })
}

async function tellDecision(
  seat: Enrolment,
  { id, email, nom, locale, reference, cle }: Order,
  said: string,
  req: PayloadRequest,
): Promise<void> {
  if (!email) return
  await writeSeatLetter(
    {
      name: 'fromStaff',
      kind: 'order',
      to: email,
      greeted: nom ?? '',
      locale,
      reference: seat.reference,
      session: (await sessionTitle(sessionOf(seat), locale, req.payload, req)) ?? '',
      path: `${orderPath}/${reference}${keyMark}${cle}`,
      about: { relationTo: 'commandes', value: id },
      message: said,
    },
    req,
  )
}
