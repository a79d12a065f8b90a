import type { Locale } from '@sira/contract/locales'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import type { OrderRequest } from '@sira/contract/orders/orderRequest'
import { currency } from '@sira/contract/orders/paymentModes'
import { invalidForm } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import { offeredModes } from '../modes/offeredModes.ts'
import type { PricedLine } from './pricedLine.ts'
import { pricedLines } from './pricedLines.ts'
import { servedTowns, type Town, townNamed } from './servedTowns.ts'

/** What an order would cost now. */
export interface Quote {
  lines: PricedLine[]
  /** The town of the delivery; none: it is fetched, or nothing is carried. */
  town: Town | undefined
  total: number
  /** The deposit, where a session of the order may be had for one. */
  deposit: number | undefined
  towns: Town[]
  modes: OrderQuote['modes']
}

/** By our own prices and fees; throws the 400 where something of it is not sold, or not delivered. */
export async function quoteOrder(
  { lignes, remise }: Pick<OrderRequest, 'lignes' | 'remise'>,
  locale: Locale,
  payload: Payload,
): Promise<Quote> {
  const lines = await pricedLines(lignes, locale, payload)
  const towns = await servedTowns(payload)
  // A plan is not carried anywhere: it is not delivered, and costs no fee.
  const carried = lines.some(({ nature }) => nature === 'livre')
  const delivered = carried && remise.mode === 'livraison'
  const town = delivered ? townNamed(remise.ville, towns) : undefined
  if (delivered && town === undefined) {
    throw invalidForm([{ path: ['remise', 'ville'], message: 'remise.ville is not delivered to' }])
  }
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const modes = await offeredModes(town !== undefined, payload)
  const total = sum + (town?.fee ?? 0)
  const first = lines.reduce((rest, { amount, deposit }) => rest - amount + deposit, total)
  const deposit = first < total && first > 0 ? first : undefined
  return { lines, town, total, deposit, towns, modes }
}

/** As the contract writes it. */
export function wireQuote({ lines, town, total, deposit, towns, modes }: Quote): OrderQuote {
  return {
    lignes: lines.map(({ nature, id, code, title, quantity, price, amount, stock }) => ({
      nature,
      ...(id === undefined ? {} : { id }),
      ...(code === undefined ? {} : { code }),
      titre: title,
      quantite: quantity,
      prix: price,
      montant: amount,
      ...(stock === undefined ? {} : { reste: Math.max(0, stock) }),
      du: null,
      au: null,
    })),
    livraison: town?.fee ?? 0,
    total,
    devise: currency,
    villes: towns.map(({ name, fee }) => ({ ville: name, frais: fee })),
    modes,
    ...(deposit === undefined ? {} : { acompte: deposit }),
  }
}
