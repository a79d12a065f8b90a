import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import type { Payload } from 'payload'
import { offeredProviders } from '../asking/gatewaysOf.ts'

/** How an order may be paid now: what staff have set up, and at the door where it is delivered. */
export async function offeredModes(delivered: boolean, payload: Payload): Promise<PaymentMode[]> {
  const { virement } = await payload.findGlobal({ slug: 'ventes', locale: 'fr', depth: 0 })
  const { totalDocs: operators } = await payload.count({
    collection: 'operateurs',
    where: { actif: { equals: true } },
  })
  return [
    'especes_agence',
    ...(delivered ? (['especes_livraison'] as const) : []),
    ...(operators > 0 ? (['mobile_money'] as const) : []),
    ...(virement ? (['virement'] as const) : []),
    ...(await offeredProviders(payload)),
  ]
}
