import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { CashCount } from '../../payload-types.ts'
import { hasOtherAdministrator } from '../../people/account.ts'
import { bookCount, confirmCounted } from './bookCount.ts'
import { cashInHand } from './cashInHand.ts'

const wanted = z.object({
  decision: z.enum(['regler', 'recompter'], 'Choisissez une décision.'),
  motif,
})

/**
 * `POST /admin/api/comptages/:id/regler`: an administrator answers for a difference, who has not counted
 * it himself unless he is the only one, or asks for a new count.
 */
export const settleCount: Endpoint = {
  path: '/:id/regler',
  method: 'post',
  handler: async (req) => {
    if (!administratorsOnly({ req })) throw new APIError('Réservé aux administrateurs.', 403)
    const id = recordNumber(req)
    const { decision, motif: why } = await sentBy(wanted, req)
    const courier = await withinTransaction(req, () => settle(id, decision, why, req))
    if (decision === 'regler') await confirmCounted(courier, req)
    const message = decision === 'regler' ? 'L’écart est réglé.' : 'Ce comptage est à refaire.'
    return Response.json({ message })
  },
}

async function settle(
  id: number,
  decision: 'regler' | 'recompter',
  why: string,
  req: PayloadRequest,
): Promise<number> {
  const { payload } = req
  const asked = { collection: 'comptages', id, depth: 0, req } as const
  const found = await payload.findByID({ ...asked, disableErrors: true })
  if (!found) throw new APIError('Ce comptage n’existe pas.', 404)
  const courier = courierOf(found)
  await lockRow('coursiers', courier, req)
  const { issue } = await payload.findByID(asked)
  if (issue !== 'ecart') throw new APIError('Ce comptage n’a pas d’écart à régler.', 409)
  const { lines, sum: declare } = await cashInHand(courier, req)
  if (decision === 'regler' && declare !== found.declare) {
    throw new APIError('Le livreur a encaissé depuis\u00a0: faites recompter.', 409)
  }
  const who = nameOf(req)
  const isOwn = decision === 'regler' && found.par === who
  if (isOwn && (await hasOtherAdministrator(req.user?.id, req))) {
    const refusal = 'Vous avez compté vous-même\u00a0: un autre administrateur règle cet écart.'
    throw new APIError(refusal, 409)
  }
  const data = {
    issue: decision === 'regler' ? ('regle' as const) : ('recompte' as const),
    motif: why,
    reglePar: who,
  }
  const settled = await payload.update({ ...asked, data })
  if (decision === 'regler') await bookCount(settled, lines, { who, motif: why }, req)
  return courier
}

function courierOf({ coursier }: CashCount): number {
  const id = typeof coursier === 'object' ? coursier?.id : coursier
  if (!id) throw new APIError('Ce livreur n’existe plus.', 409)
  return id
}
