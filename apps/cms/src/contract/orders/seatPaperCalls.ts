import { longestTypedCode } from '@sira/contract/attestations/attestation'
import { readReference } from '@sira/contract/dossiers/reference'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { ownAttestation, ownBadge } from '../../enrolments/attestations/check/ownAttestation.ts'
import { ownConvocation } from '../../enrolments/convocations/ownConvocation.ts'
import { findEnrolment } from '../../enrolments/followUp/findEnrolment.ts'
import { seatsOfOrder } from '../../enrolments/seats/seatsOfOrder.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { findOrder } from '../../orders/page/findOrder.ts'
import { pdfHeaders } from '../../papers/pdfAnswer.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import type { OrderLimits } from './orderLimits.ts'

const ofOrder = z.object({
  reference: z.string().max(40),
  cle: z.string().max(100),
  /** The code of a certificate. */
  code: z.string().max(longestTypedCode).optional(),
  /** The reference of a seat. */
  inscription: z.string().max(40).optional(),
})
const ofSeat = z.object({ reference: z.string().max(80), phone: z.string().max(80) })

interface Asked {
  seats: readonly Enrolment[]
  order: Order
  code?: string | undefined
}

interface OwnFile {
  name: string
  bytes: Buffer
}

type Paper = (asked: Asked, payload: Payload) => Promise<OwnFile | undefined>

const papers: Readonly<Record<string, Paper>> = {
  attestation: ({ seats, code }, payload) => ownAttestation(idsOf(seats), code, payload),
  badge: ({ seats, code }, payload) => ownBadge(idsOf(seats), code, payload),
  convocation: ({ seats: [seat], order }, payload) => ownConvocation(seat, order.locale, payload),
}

/** The papers of seats: who ordered has them with the key of the order, a participant with his phone. */
export function takeSeatPaperCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  for (const [name, paper] of Object.entries(papers)) {
    app.post(`/commandes/${name}`, async (request, reply) => {
      await limits.ask(request)
      const { reference, cle, code = '', inscription } = readBy(ofOrder, dataOf(request))
      const look = async () => {
        const order = await findOrder(reference, { cle }, payload)
        const all = order ? await seatsOfOrder(order.id, payload) : []
        const seats = inscription ? all.filter((one) => one.reference === inscription) : all
        return order && paper({ seats, order, code }, payload)
      }
      return send(reply, name, await foundOrNothing(look))
    })

    app.post(`/inscriptions/${name}`, async (request, reply) => {
      await limits.ask(request)
      const { reference, phone } = readBy(ofSeat, dataOf(request))
      const pair = { reference: readReference(reference) ?? '', phone }
      const look = async () => {
        const found = await findEnrolment(pair, payload)
        return found && paper({ seats: [found.enrolment], order: found.order }, payload)
      }
      return send(reply, name, await limits.guess(request, () => foundOrNothing(look)))
    })
  }
}

const idsOf = (seats: readonly { id: number }[]) => seats.map(({ id }) => id)

function send(reply: FastifyReply, paper: string, { name, bytes }: OwnFile) {
  const badge = {
    'content-type': 'application/vc+jwt',
    'content-disposition': `attachment; filename="${name}.jwt"`,
  }
  return reply.headers({ ...pdfHeaders(name), ...(paper === 'badge' && badge) }).send(bytes)
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}
