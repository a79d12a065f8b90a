import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'
import { offeredProviders } from '../../money/providers/gatewaysOf.ts'

/** How an order may be paid now: what staff have set up, and at the door where it is delivered. */
export async function offeredModes(
  delivered: boolean,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<PaymentMode[]> {
  const asked = { slug: 'ventes', locale: 'fr', depth: 0, req } as const
  const { virement } = await payload.findGlobal(asked)
  const { totalDocs: operators } = await payload.count({
    collection: 'operateurs',
    where: { actif: { equals: true } },
    req,
  })
  return [
    'especes_agence',
    ...(delivered ? (['especes_livraison'] as const) : []),
    ...(operators > 0 ? (['mobile_money'] as const) : []),
    ...(virement ? (['virement'] as const) : []),
    ...(await offeredProviders(payload, req)),
  ]
}
