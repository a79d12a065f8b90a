import type { startingPrices } from '@sira/contract/orders/tariffs'
import { type Town, townKey } from '../checkout/servedTowns.ts'

type StartingFees = Partial<Record<keyof typeof startingPrices, number>>

/** From how much a delivery costs, by the fees of the towns; nothing where no town says it. */
export function startingFees(towns: readonly Town[]): StartingFees {
  const isHere = ({ name }: Town) => townKey(name) === 'ouagadougou'
  const here = towns.find(isHere)
  const elsewhere = towns.filter((town) => !isHere(town)).map(({ fee }) => fee)
  return {
    ...(here && { livraison_ouagadougou: here.fee }),
    ...(elsewhere.length > 0 && { livraison_ailleurs: Math.min(...elsewhere) }),
  }
}
