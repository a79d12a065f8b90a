import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { CashCount } from '../../payload-types.ts'
import { countedSum } from '../typedFrancs.ts'
import { bookCount, confirmCounted } from './bookCount.ts'
import { cashInHand } from './cashInHand.ts'

const counted = z.object({ compte: countedSum })

/**
 * `POST /admin/api/coursiers/:id/compter`: the till counts what a courier brings, without being told
 * what he declared. What differs books nothing until somebody else has answered for it.
 */
export const countCash: Endpoint = {
  path: '/:id/compter',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const { compte } = await sentBy(counted, req)
    const { issue, ecart } = await withinTransaction(req, () => count(id, compte, req))
    if (issue === 'juste') await confirmCounted(id, req)
    const gap = amountText(Math.abs(ecart), 'fr')
    const message =
      issue === 'juste'
        ? `Compté\u00a0: ${amountText(compte, 'fr')}. Le compte est juste.`
        : `Écart de ${gap}\u00a0: rien n’est enregistré avant qu’un administrateur le règle.`
    return Response.json({ issue, message })
  },
}

async function count(id: number, compte: number, req: PayloadRequest): Promise<CashCount> {
  await lockRow('coursiers', id, req)
  await refuseOpenGap(id, req)
  const { lines, sum: declare } = await cashInHand(id, req)
  if (lines.length === 0) throw new APIError('Ce livreur n’a rien à remettre.', 409)
  const made = await req.payload.create({
    collection: 'comptages',
    depth: 0,
    req,
    data: {
      coursier: id,
      issue: compte === declare ? 'juste' : 'ecart',
      compte,
      declare,
      ecart: compte - declare,
      par: nameOf(req),
    },
  })
  if (compte === declare) await bookCount(made, lines, { who: nameOf(req) }, req)
  return made
}

async function refuseOpenGap(id: number, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'comptages',
    where: { coursier: { equals: id }, issue: { equals: 'ecart' } },
    req,
  })
  if (totalDocs > 0) {
    throw new APIError('Un écart de ce livreur attend qu’un administrateur le règle.', 409)
  }
}
