import type { Locale } from '@sira/contract/locales'
import type { CartLine } from '@sira/contract/orders/cart'
import type { orderRequest } from '@sira/contract/orders/orderRequest'
import { type PaymentMode, paymentModes } from '@sira/contract/orders/paymentModes'
import type * as z from 'zod'
import { participantsOf } from '../cart/participants.ts'
import { requestLine } from '../cart/requestLine.ts'
import type { CheckoutValues } from './checkoutValues.ts'

/** Gives the delivery in the form of the back office. */
export function handoverOf({ remise, ville, quartier, repere }: CheckoutValues) {
  if (remise !== 'livraison') return { mode: 'agence' as const }
  return { mode: 'livraison' as const, ville, quartier, repere }
}

interface Agreed {
  lines: readonly CartLine[]
  locale: Locale
  /** The total that the customer has read and agreed to. */
  total: number
}

/** Gives the order for the back office, without empty fields. */
export function orderOf(
  values: CheckoutValues,
  { lines, locale, total }: Agreed,
): z.input<typeof orderRequest> {
  const { nom, phone, indicatif, email, note, entreprise, ifu, rccm } = values
  return {
    nom,
    phone,
    indicatif,
    locale,
    lignes: lines.map((line) => requestLine(line, participantsOf(line, values.people))),
    remise: handoverOf(values),
    mode: modeOf(values, total),
    totalVu: total,
    ...given({ email, note }),
    ...(values.acompte === '' ? {} : { acompte: true as const }),
    ...(values.pour_entreprise === ''
      ? {}
      : {
          entreprise: { nom: entreprise, ...given({ ifu, rccm }) },
          ...given({ bonDeCommande: values.bon_commande }),
        }),
  }
}

/** Gives the mode of payment; where nothing is to be paid, the form has none. */
function modeOf({ mode }: CheckoutValues, total: number): PaymentMode {
  const free = total === 0 ? 'especes_agence' : undefined
  return paymentModes.find((one) => one === mode) ?? free ?? 'especes_agence'
}

function given<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return Object.fromEntries(filled) as Partial<Fields>
}
