import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { nowIn } from '../ledger/moneyIn.ts'
import { proofOf, unreadableNumber } from '../ledger/proofOf.ts'

const wanted = z.object({
  transaction: z.string().trim().min(1).max(80),
  montant: z.int().positive(),
  motif,
})

/**
 * `POST /admin/api/operateurs/:id/inconnu`: keeps money of a statement that fits no order as « à
 * rapprocher », once by its number, until staff find its order.
 */
export const keepUnknownMoney: Endpoint = {
  path: '/:id/inconnu',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { transaction, montant, motif: why } = await sentBy(wanted, req)
    const { payload } = req
    const asked = { collection: 'operateurs', id: recordNumber(req), depth: 0 } as const
    const operator = await payload.findByID({ ...asked, disableErrors: true, req })
    if (!operator) throw new APIError('Cet opérateur n’existe pas.', 404)
    const preuve = proofOf(operator.code, transaction)
    if (preuve === undefined) throw new APIError(unreadableNumber, 400)
    await withinTransaction(req, async () => {
      const where = { preuve: { equals: preuve } }
      const { totalDocs } = await payload.count({ collection: 'paiements', where, req })
      if (totalDocs > 0) throw new APIError('Ce numéro de transaction est déjà enregistré.', 409)
      await payload.create({
        collection: 'paiements',
        data: {
          mode: 'mobile_money',
          operateur: operator.id,
          montant,
          montantRecu: montant,
          ...nowIn(nameOf(req)),
          transaction,
          preuve,
          etat: 'à_rapprocher',
          motif: why,
          etapes: [keptStep(null, 'à_rapprocher', { by: 'personnel', who: nameOf(req), why })],
        },
        depth: 0,
        req,
      })
    })
    return Response.json({ message: 'Gardé parmi les paiements à rapprocher.' })
  },
}
