import { localeCodes } from '@sira/contract/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { findOrder } from '../../orders/page/findOrder.ts'
import { orderReceipt, orderRefund } from '../../orders/papers/orderReceipt.ts'
import { proFormaPaper } from '../../orders/papers/proFormaPaper.ts'
import { readOrder } from '../../orders/summary/readOrder.ts'
import { drawPaper } from '../../papers/drawPaper.ts'
import { issuerOf } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import { pdfHeaders } from '../../papers/pdfAnswer.ts'
import type { Order } from '../../payload-types.ts'
import type { OrderLimits } from './orderLimits.ts'

const locale = z.enum(localeCodes).optional()
const opened = { reference: z.string().max(40), cle: z.string().max(100), locale }
const proFormaRequest = z.object(opened)
const receiptRequest = z.object({ ...opened, numero: z.string().max(20) })

/** Gives the papers of an order to a caller with its key; every error is the same 404. */
export function takePaperCalls(app: FastifyInstance, payload: Payload, limits: OrderLimits): void {
  app.post('/commandes/proforma', async (request, reply) => {
    await limits.ask(request)
    const asked = readBy(proFormaRequest, dataOf(request))
    const order = await openedBy(asked)
    const req = await createLocalReq({}, payload)
    const issuer = await issuerOf(req)
    const paper = proFormaPaper(readOrder(order), issuer, asked.locale ?? order.locale)
    return send(reply, paper, `pro-forma-${order.reference}`)
  })

  app.post('/commandes/recu', async (request, reply) => {
    await limits.ask(request)
    const asked = readBy(receiptRequest, dataOf(request))
    const order = await openedBy(asked)
    const req = await createLocalReq({}, payload)
    const first = { limit: 1, pagination: false, req } as const
    const ofOrder = { commande: { equals: order.id } }
    const paper = await foundOrNothing(async () => {
      const where = { ...ofOrder, numero: { equals: asked.numero } }
      const { docs } = await payload.find({ collection: 'recus', where, depth: 2, ...first })
      if (docs[0]) return orderReceipt(docs[0], asked.locale, req)
      const back = { ...ofOrder, recuRendu: { equals: asked.numero } }
      const found = await payload.find({ collection: 'paiements', where: back, depth: 1, ...first })
      return found.docs[0] && orderRefund(found.docs[0], asked.locale, req)
    })
    return send(reply, paper, `recu-${asked.numero}`)
  })

  function openedBy({ reference, cle }: { reference: string; cle: string }): Promise<Order> {
    return foundOrNothing(() => findOrder(reference, { cle }, payload))
  }
}

async function send(reply: FastifyReply, paper: Paper, name: string) {
  return reply.headers(pdfHeaders(name)).send(await drawPaper(paper))
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}
