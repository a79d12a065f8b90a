import { bindRequest, gestureRequest, roundRequest } from '@sira/contract/deliveries/gestureRequest'
import { courierCalls, type GestureOutcome } from '@sira/contract/deliveries/gestures'
import { invalidCredentials } from '@sira/contract/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { cashInHand } from '../../deliveries/cash/cashInHand.ts'
import { courierDevices } from '../../deliveries/courierPage/courierDevices.ts'
import { courierRound } from '../../deliveries/courierPage/courierRound.ts'
import { doneByCourier } from '../../deliveries/courierPage/doneByCourier.ts'
import { takeGesture } from '../../deliveries/courierPage/takeGesture.ts'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { Courier } from '../../payload-types.ts'
import type { OrderLimits } from '../orders/orderLimits.ts'

/** The calls of a courier's phone: it is bound once, asks for its day, and sends its acts. */
export function takeCourierCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  app.post(`/${courierCalls.bind}`, async (request, reply) => {
    await limits.ask(request)
    const { lien, code } = readBy(bindRequest, dataOf(request))
    const bind = () => foundOrNothing(() => courierDevices.bind(lien, code, payload))
    const { jeton, record } = await limits.guess(request, bind)
    return answer(reply, { jeton, nom: record.nom })
  })

  app.post(`/${courierCalls.round}`, async (request, reply) => {
    await limits.watch(request)
    const { jeton } = readBy(roundRequest, dataOf(request))
    const courier = await courierBy(request, jeton)
    return answer(reply, { nom: courier.nom, ...(await dayOf(courier)) })
  })

  app.post(`/${courierCalls.gestures}`, async (request, reply) => {
    await limits.watch(request)
    const { jeton, gestes, locale } = readBy(gestureRequest, dataOf(request))
    const courier = await courierBy(request, jeton)
    const taken: GestureOutcome[] = []
    // One after the other: the acts of a delivery have an order.
    for (const gesture of gestes) {
      taken.push(await takeGesture(gesture, courier, payload, locale))
    }
    return answer(reply, { gestes: taken, ...(await dayOf(courier)) })
  })

  async function dayOf(courier: Courier) {
    const done = await doneByCourier(courier.id, payload)
    return {
      livraisons: await courierRound(courier, payload),
      faites: done.map(({ id: _, ...one }) => one),
      enMain: (await cashInHand(courier.id, { payload })).sum,
    }
  }

  function courierBy(request: FastifyRequest, token: string): Promise<Courier> {
    return limits.forgery(request, async () => {
      const courier = await courierDevices.holderOf(token, payload)
      if (courier === undefined) throw invalidCredentials()
      return courier
    })
  }
}

function answer(reply: FastifyReply, data: object) {
  return reply.header('cache-control', 'no-store').send({ data, meta: {} })
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}
