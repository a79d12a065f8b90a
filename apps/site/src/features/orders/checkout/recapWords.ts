import type { Locale } from '@sira/contract/locales'
import type { Dictionary } from '../../../i18n/fr.ts'

/** The words of the look back: plain texts alone, so that a page can hold them for its island. */
export interface RecapWords {
  locale: Locale
  routes: Pick<Dictionary['routes'], 'checkout' | 'terms'>
  form: Pick<Dictionary['form'], 'name' | 'phone'>
  outbox: Pick<Dictionary['outbox'], 'close' | 'alsoWrong'>
  checkout: Omit<
    Dictionary['checkout'],
    'agencyText' | 'townFee' | 'priceChanged' | 'participant' | 'depositText'
  >
}

export function recapWords({
  locale,
  routes,
  form: { name, phone },
  outbox: { close, alsoWrong },
  checkout,
}: Dictionary): RecapWords {
  const { agencyText, townFee, priceChanged, participant, depositText, ...texts } = checkout
  return {
    locale,
    routes: { checkout: routes.checkout, terms: routes.terms },
    form: { name, phone },
    outbox: { close, alsoWrong },
    checkout: texts,
  }
}
