import { amountText } from '@sira/contract/orders/amountText'
import * as z from 'zod'

/** FCFA, as staff type them: « 4 000 » is a number too, and an empty field is none. */
const francs = (refusal: string, highest: number) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' ? typed.replace(/\s/g, '') || undefined : typed),
    z.coerce
      .number(refusal)
      .int(refusal)
      .min(0, refusal)
      .max(highest, `Au plus ${amountText(highest, 'fr')}.`),
  )

const highest = 10_000_000
const noAmount = 'Le montant est un nombre entier de francs.'

export const price = francs('Le prix est un nombre entier de francs.', highest)

export const amount = francs(noAmount, highest)

/** The cash of many doors. */
export const countedSum = francs(noAmount, 100_000_000)
