import { longestTypedCode } from '@sira/contract/attestations/attestation'
import { readReference } from '@sira/contract/dossiers/reference'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { checkedAttestation } from '../../enrolments/attestations/check/checkedAttestation.ts'
import { ownAttestation } from '../../enrolments/attestations/check/ownAttestation.ts'
import { findEnrolment } from '../../enrolments/followUp/findEnrolment.ts'
import { seatsOfOrder } from '../../enrolments/seats/seatsOfOrder.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { findOrder } from '../../orders/page/findOrder.ts'
import { pdfHeaders } from '../../papers/pdfAnswer.ts'
import type { OrderLimits } from './orderLimits.ts'

const code = z.string().max(longestTypedCode)
const toCheck = z.object({ code })
const ofOrder = z.object({ reference: z.string().max(40), cle: z.string().max(100), code })
const ofSeat = z.object({ reference: z.string().max(80), phone: z.string().max(80) })

/** The calls about certificates (product 13): anybody checks one, who it is for has its file. */
export function takeAttestationCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  app.get<{ Params: { code: string } }>('/attestations/:code', async (request, reply) => {
    const checked = await check(request, request.params.code.slice(0, longestTypedCode))
    return reply.header('cache-control', 'no-store').send(checked)
  })

  // The same for the site, which asks in the name of its visitor.
  app.post('/attestations/verifier', async (request, reply) => {
    const { code } = readBy(toCheck, dataOf(request))
    return reply.header('cache-control', 'no-store').send(await check(request, code))
  })

  async function check(request: FastifyRequest, code: string) {
    await limits.ask(request)
    const look = () => foundOrNothing(() => checkedAttestation(code, payload))
    return { data: { attributes: await limits.guess(request, look) }, meta: {} }
  }

  app.post('/commandes/attestation', async (request, reply) => {
    await limits.ask(request)
    const { reference, cle, code } = readBy(ofOrder, dataOf(request))
    const found = await foundOrNothing(async () => {
      const order = await findOrder(reference, { cle }, payload)
      const seats = order ? await seatsOfOrder(order.id, payload) : []
      return ownAttestation(idsOf(seats), code, payload)
    })
    return send(reply, found)
  })

  app.post('/inscriptions/attestation', async (request, reply) => {
    await limits.ask(request)
    const { reference, phone } = readBy(ofSeat, dataOf(request))
    const pair = { reference: readReference(reference) ?? '', phone }
    const look = async () => {
      const seat = (await findEnrolment(pair, payload))?.enrolment
      return ownAttestation(idsOf(seat ? [seat] : []), undefined, payload)
    }
    return send(reply, await limits.guess(request, () => foundOrNothing(look)))
  })
}

const idsOf = (seats: readonly { id: number }[]) => seats.map(({ id }) => id)

function send(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }) {
  return reply.headers(pdfHeaders(name)).send(bytes)
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}
