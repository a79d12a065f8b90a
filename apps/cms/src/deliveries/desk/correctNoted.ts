import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { noteCash } from '../cash/noteCash.ts'
import { notedLines, sumOf } from '../cash/notedCash.ts'
import { idOf } from '../idOf.ts'
import { lockItsOrder } from '../moveDelivery.ts'
import { amount } from '../typedFrancs.ts'

const wanted = z.object({ montant: amount, motif })

/**
 * `POST /admin/api/livraisons/:id/especes`: an administrator corrects what a courier noted, or notes what
 * he did not, before the till counts it; 0 where he took none.
 */
export const correctNoted: Endpoint = {
  path: '/:id/especes',
  method: 'post',
  handler: async (req) => {
    if (!administratorsOnly({ req })) throw new APIError('Réservé aux administrateurs.', 403)
    const id = recordNumber(req)
    const asked = await sentBy(wanted, req)
    await withinTransaction(req, () => correct(id, asked, req))
    const sum = amountText(asked.montant, 'fr')
    return Response.json({ message: `Espèces notées à cette porte\u00a0: ${sum}.` })
  },
}

async function correct(
  id: number,
  { montant, motif: why }: z.output<typeof wanted>,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req
  await lockItsOrder(id, req)
  await lockRow('livraisons', id, req)
  const asked = { collection: 'livraisons', id, depth: 0, disableErrors: true, req } as const
  const delivery = await payload.findByID(asked)
  if (!delivery) throw new APIError('Cette livraison n’existe pas.', 404)
  const lines = await notedLines([delivery.reference], { payload, req })
  const noted = sumOf(lines)
  if (noted === 0 && montant === 0) return
  const holder = idOf(noted > 0 ? lines.at(-1)?.coursier : delivery.coursier)
  if (holder === null || (noted === 0 && delivery.mode !== 'especes_livraison')) {
    throw new APIError('Aucun livreur n’encaisse cette livraison.', 409)
  }
  const cle = `${delivery.reference} ${lines.length}`
  const courier = { id: holder, nom: nameOf(req), why }
  if ((await noteCash({ cle, montant }, delivery, courier, req)) === undefined) return
  throw new APIError(
    'Ces espèces sont comptées, ou un écart de ce livreur attend\u00a0: faites d’abord recompter.',
    409,
  )
}
