import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import { writtenDay } from '@sira/contract/writtenDates'
import { type Issuer, issuerLines } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import { paperWords } from '../../papers/words/paperWords.ts'
import { fromLeft, writtenMoment } from '../../papers/writtenValues.ts'
import type { ToldOrder } from '../summary/toldOrder.ts'
import { customerFacts, orderRows } from './orderTable.ts'

/** The price of an order before it is paid, for whoever has to have it approved. */
export function proFormaPaper(order: ToldOrder, issuer: Issuer, lang: Locale): Paper {
  const words = paperWords[lang]
  const { reference, createdAt, echeance, mode, total } = order
  return {
    lang,
    title: words.proForma,
    number: reference,
    day: createdAt.slice(0, 10),
    issuer: issuerLines(issuer, lang),
    facts: [
      { label: words.orderedOn, value: writtenDay(createdAt, lang) },
      ...(echeance ? [{ label: words.validUntil, value: writtenMoment(echeance, lang) }] : []),
      { label: words.mode, value: modeName(mode, lang) },
    ],
    customer: customerFacts(order, lang),
    columns: words.columns,
    rows: orderRows(order, lang),
    sums: [{ label: words.total, value: amountText(total, lang), strong: true }],
    notes: [words.howToPay, words.noProof],
    footer: `${issuer.name} · ${words.proForma} ${fromLeft(reference)}`,
  }
}
