import { readReference } from '@sira/contract/dossiers/reference'
import { limits as sizes } from '@sira/contract/limits'
import { isLocale, localisedPath } from '@sira/contract/locales'
import { orderPath } from '@sira/contract/orders/orderLink'
import { paymentClaim } from '@sira/contract/orders/orderRequest'
import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import { notFound, unauthorized, unavailable } from '@sira/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { claimPayment } from '../../money/ledger/claimPayment.ts'
import { receiveCall } from '../../money/polling/receiveCall.ts'
import { ProviderAway } from '../../money/providers/askProvider.ts'
import { gatewaysOf } from '../../money/providers/gatewaysOf.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { findOrder } from '../../orders/page/findOrder.ts'
import type { OrderLimits } from './orderLimits.ts'

/** The calls about payments (product 13): of customers, and of providers. */
export function takePaymentCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  app.post('/paiements', async (request, reply) => {
    await limits.write(request)
    const claim = readBy(paymentClaim, sentData(request.body, request.headers['content-type']))
    const data = await claimPayment(await claimedOrder(request, claim), claim, payload)
    return reply.header('cache-control', 'no-store').send({ data, meta: {} })
  })

  function claimedOrder(
    request: FastifyRequest,
    { commande, phone }: { commande: string; phone: string },
  ) {
    return limits.guess(request, () =>
      foundOrNothing(() => findOrder(commande, { phone }, payload)),
    )
  }

  // The customer is back from a provider's page: CinetPay sends him by POST.
  app.route<{ Params: { locale: string; reference: string } }>({
    method: ['GET', 'POST'],
    url: '/paiements/:provider/retour/:locale/:reference',
    async handler({ params }, reply) {
      const reference = readReference(params.reference)
      if (reference === undefined || !isLocale(params.locale)) throw notFound()
      return reply.redirect(localisedPath(`${orderPath}/${reference}`, params.locale), 303)
    },
  })

  app.register(async (scope) => takeProviderCalls(scope, payload, limits))
}

type ProviderCall = { Params: { provider: string } }

function takeProviderCalls(scope: FastifyInstance, payload: Payload, limits: OrderLimits): void {
  const path = '/paiements/:provider/notification'
  scope.removeAllContentTypeParsers()
  // The signature is that of the bytes, so they are read only after it is checked.
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: sizes.formBody },
    (_request, body, done) => done(null, body),
  )
  const known = ({ params }: { params: ProviderCall['Params'] }) => {
    const { provider } = params
    if (isPaymentProvider(provider) && gatewaysOf(payload).has(provider)) return provider
    throw notFound()
  }
  // CinetPay checks that the address answers before it calls.
  scope.get<ProviderCall>(path, async (request, reply) => {
    known(request)
    return reply.header('cache-control', 'no-store').send({ data: null, meta: {} })
  })
  scope.post<ProviderCall>(path, async (request, reply) => {
    const provider = known(request)
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
    const url = new URL(`${publicUrl(payload)}/api/paiements/${provider}/notification`)
    try {
      await limits.forgery(request, async () => {
        const heard = await receiveCall(provider, { headers: request.headers, body, url }, payload)
        if (heard === 'off') throw notFound()
        if (heard === 'forged') throw unauthorized()
      })
    } catch (error) {
      // Its signature cannot be checked now: it must be sent again.
      throw error instanceof ProviderAway ? unavailable() : error
    }
    return reply.header('cache-control', 'no-store').send({ data: null, meta: {} })
  })
}
