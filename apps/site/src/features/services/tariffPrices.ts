import { type PricedCode, pricedCodes, pricedThings } from '@sira/contract/orders/tariffs'
import { tariffSchema } from '@sira/contract/records/tariff'
import { entityOf } from '@sira/contract/wire/envelope'
import { dataOr } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../transport/door/rememberedQuestion.ts'
import { recordsIn } from '../../transport/records.ts'

/** The price of each plan, service and delivery in FCFA. */
export type TariffPrices = Readonly<Record<PricedCode, number>>

const ask = rememberedQuestion<TariffPrices>()
const entity = entityOf(tariffSchema.pick({ code: true, prix: true }))
const defaultPrices = pricesOf(() => undefined)

/**
 * Reads the prices that orders are counted with. A server without prices (a plain Strapi 4), or one
 * that is away, leaves those of the contract.
 */
export async function tariffPrices(backOffice: BackOffice): Promise<TariffPrices> {
  const answer = await ask(backOffice, {
    path: contractQuery('tarifs', { 'pagination[limit]': 100 }),
    failure: 'Error in tariffs fetching',
    parse: (body) => {
      const records = recordsIn(body, entity, backOffice).map(({ attributes }) => attributes)
      const known = new Map(records.map(({ code, prix }) => [code, prix]))
      return pricesOf((code) => known.get(code))
    },
    whenAbsent: defaultPrices,
  })
  return dataOr(answer, defaultPrices)
}

function pricesOf(found: (code: PricedCode) => number | undefined): TariffPrices {
  const prices = pricedCodes.map((code) => [code, found(code) ?? pricedThings[code].price] as const)
  return Object.fromEntries(prices) as TariffPrices
}
