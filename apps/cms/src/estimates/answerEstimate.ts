import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../access/requireInboxStaff.ts'
import { recordNumber } from '../database/records/recordNumber.ts'
import { momentInFull } from '../dates/dates.ts'
import { sentBy } from '../dossiers/desk/sentBy.ts'
import { move } from '../dossiers/moves/move.ts'
import { nameOf } from '../dossiers/nameOf.ts'
import { keepOrder } from '../orders/checkout/placeOrder.ts'
import { refusedLine } from '../orders/checkout/refusedLine.ts'
import type { Estimate, Order } from '../payload-types.ts'
import { estimateMachine, estimateStates } from './estimateStates.ts'
import { agreement, estimatePlacing } from './sale/estimatePlacing.ts'
import { sessionOfLine } from './sale/soldSessions.ts'

const body = agreement.extend({ vers: z.enum(['accepté', 'refusé'], 'Cet état n’existe pas.') })

/**
 * `POST /admin/api/estimations/:id/answer`: what the client said, by phone or otherwise. The seats of an
 * accepted estimate become an order in the same transaction: without them nothing is accepted.
 */
export const answerEstimate: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const { vers, ...agreed } = await sentBy(body, req)
    const asked = { collection: 'estimations', id, depth: 0, disableErrors: true } as const
    const estimate = vers === 'accepté' && (await req.payload.findByID(asked))
    const sells =
      estimate && (estimate.lignes ?? []).some((line) => sessionOfLine(line) !== undefined)
    const placing = sells ? await estimatePlacing(estimate, agreed, req.payload) : undefined
    const made: { order?: Order } = {}
    const step = { by: 'personnel', who: nameOf(req) } as const
    const moved = move(estimateMachine, { id, to: vers, step }, req, {
      guard: ({ effaceeLe }) => {
        if (effaceeLe) throw new APIError('Les données de ce client sont effacées.', 409)
      },
      effects: async () => {
        if (!placing) return {}
        made.order = await keepOrder(placing, req)
        return { commande: made.order.id }
      },
    })
    await moved.catch((error) => {
      throw estimate ? inWords(error, estimate) : error
    })
    const noted = `Noté\u00a0: ${estimateStates[vers].toLowerCase()}.`
    const seats = made.order ? seatsHeld(made.order) : ''
    return Response.json({ message: noted + seats })
  },
}

function seatsHeld({ reference, echeance }: Order): string {
  const until = echeance ? ` jusqu’au ${momentInFull(echeance)}` : ''
  return ` La commande ${reference} retient les places${until}.`
}

/** Why there is no order, for staff who have the client on the phone. */
function inWords(error: unknown, { lignes }: Estimate): unknown {
  const refused = refusedLine(error)
  if (!refused) return error
  const { designation = '', quantite = 0 } = lignes?.[refused.index] ?? {}
  const what = `«\u00a0${designation}\u00a0»`
  const why =
    refused.left === undefined
      ? `La session de ${what} ne prend plus personne.`
      : `Places encore libres pour ${what}\u00a0: ${refused.left} sur les ${quantite} du devis.`
  const wayOut = 'L’accord n’est pas noté et rien n’est perdu'
  return new APIError(
    `${why} ${wayOut}\u00a0: ajoutez des places ou rouvrez la session, puis notez-le, ou faites un autre devis.`,
    409,
    null,
    true,
  )
}
