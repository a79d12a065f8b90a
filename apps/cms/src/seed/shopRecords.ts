import { locales } from '@sira/contract/locales'
import type { Payload } from 'payload'
import { fillTariffs } from '../orders/tariffs/fillTariffs.ts'
import { demoShop } from './content/shopSeed.ts'
import { createLocalised } from './createLocalised.ts'

/** Prices of plans and services, towns, operators, and the account for transfers. */
export async function seedShop(payload: Payload): Promise<void> {
  await fillTariffs(payload)
  const { towns, transfer, operators } = demoShop()
  for (const town of towns) await payload.create({ collection: 'villes-livrees', data: town })
  for (const { instructions, ...plain } of operators) {
    await createLocalised(payload, 'operateurs', {
      plain: { ...plain, actif: true },
      localised: { instructions },
    })
  }
  for (const { code: locale } of locales) {
    await payload.updateGlobal({ slug: 'ventes', locale, data: { virement: transfer[locale] } })
  }
}
