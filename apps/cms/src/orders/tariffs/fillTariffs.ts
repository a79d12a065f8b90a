import { otherLocales } from '@sira/contract/locales'
import { pricedCodes, pricedThings } from '@sira/contract/orders/tariffs'
import type { Payload } from 'payload'
import { servedTowns } from '../checkout/servedTowns.ts'
import { orderWords } from '../words/orderWords.ts'
import { followFees } from './followFees.ts'
import { startingFees } from './startingFees.ts'

/** Gives each product a price that staff may change, also in a database older than the shop. */
export async function fillTariffs(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'tarifs', pagination: false, depth: 0 })
  const known = new Set(docs.map(({ code }) => code))
  const fees: Readonly<Record<string, number>> = startingFees(await servedTowns(payload))
  for (const code of pricedCodes) {
    if (known.has(code)) continue
    const tariff = pricedThings[code]
    const { id } = await payload.create({
      collection: 'tarifs',
      locale: 'fr',
      data: {
        code,
        nom: orderWords.fr.tariffs[code],
        nature: tariff.nature,
        prix: fees[code] ?? tariff.price,
        mois: 'months' in tariff ? tariff.months : null,
      },
    })
    for (const { code: locale } of otherLocales) {
      const nom = orderWords[locale].tariffs[code]
      await payload.update({ collection: 'tarifs', id, locale, data: { nom } })
    }
  }
  await followFees(payload)
}
