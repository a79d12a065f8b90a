import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import { writtenDay } from '@sira/contract/writtenDates'
import type { Paper, PaperFact } from '../../papers/paper.ts'
import { paperWords } from '../../papers/words/paperWords.ts'
import { isolated, writtenPhone } from '../../papers/writtenValues.ts'
import { isCounted, type ToldOrder } from '../summary/toldOrder.ts'

/** What was ordered, with what it costs to bring it. */
export function orderRows(order: ToldOrder, lang: Locale): Paper['rows'] {
  const words = paperWords[lang]
  const amount = (value: number) => amountText(value, lang)
  const rows = order.lignes.filter(isCounted).map(({ titre, quantite, prix, montant, du, au }) => {
    const period = du && au ? `\n${words.period(writtenDay(du, lang), writtenDay(au, lang))}` : ''
    return [`${isolated(titre)}${period}`, String(quantite), amount(prix), amount(montant)] as const
  })
  if (order.remise.mode === 'agence') return rows
  const { ville } = order.remise
  const delivery = words.delivery(ville === undefined ? '' : isolated(ville))
  const fee = amount(order.livraison)
  return [...rows, [delivery, '1', fee, fee] as const]
}

/** Who bought, and for whom. */
export function customerFacts(order: ToldOrder, lang: Locale): PaperFact[] {
  const words = paperWords[lang]
  const { nom, phone, entreprise } = order
  return [
    { label: words.company, value: entreprise?.nom ?? '' },
    { label: 'IFU', value: entreprise?.ifu ?? '' },
    { label: 'RCCM', value: entreprise?.rccm ?? '' },
    { label: words.customer, value: nom },
    { label: words.phone, value: writtenPhone(phone) },
  ]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value: isolated(value) }))
}
