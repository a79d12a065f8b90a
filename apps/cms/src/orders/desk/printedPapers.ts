import { APIError, type Endpoint } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { drawPaper } from '../../papers/drawPaper.ts'
import { issuerOf } from '../../papers/issuer.ts'
import { pdfAnswer } from '../../papers/pdfAnswer.ts'
import { orderReceipt, orderRefund } from '../papers/orderReceipt.ts'
import { preparationPaper } from '../papers/preparationPaper.ts'
import { readOrder } from '../summary/readOrder.ts'

/** `GET /admin/api/commandes/:id/imprimer`: the order on paper, to prepare and hand over. */
export const printOrder: Endpoint = {
  path: '/:id/imprimer',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const asked = { collection: 'commandes', id, depth: 0, disableErrors: true, req } as const
    const order = await req.payload.findByID(asked)
    if (!order) throw new APIError('Cette commande n’existe pas.', 404)
    const paper = preparationPaper(readOrder(order), await issuerOf(req))
    return pdfAnswer(await drawPaper(paper), order.reference)
  },
}

/** `GET /admin/api/recus/:id/papier`: a receipt, in the language of its customer. */
export const printReceipt: Endpoint = {
  path: '/:id/papier',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const asked = { collection: 'recus', id, depth: 2, disableErrors: true, req } as const
    const receipt = await req.payload.findByID(asked)
    if (!receipt) throw new APIError('Ce reçu n’existe pas.', 404)
    const paper = await orderReceipt(receipt, undefined, req)
    return pdfAnswer(await drawPaper(paper), `recu-${receipt.numero}`)
  },
}

/** `GET /admin/api/paiements/:id/papier`: the receipt of what was given back of a payment. */
export const printRefund: Endpoint = {
  path: '/:id/papier',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const asked = { collection: 'paiements', id, depth: 1, disableErrors: true, req } as const
    const payment = await req.payload.findByID(asked)
    if (!payment) throw new APIError('Ce paiement n’existe pas.', 404)
    const paper = await orderRefund(payment, undefined, req)
    return pdfAnswer(await drawPaper(paper), `recu-${payment.recuRendu}`)
  },
}
