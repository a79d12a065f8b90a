import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import { writtenDay } from '@sira/contract/writtenDates'
import { type Issuer, issuerLines } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import { paperCloth } from '../../papers/paperCloth.ts'
import { paperWords } from '../../papers/words/paperWords.ts'
import { fromLeft, isolated } from '../../papers/writtenValues.ts'
import { restOf, type ToldOrder, type ToldReceipt } from '../summary/toldOrder.ts'
import { customerFacts, orderRows } from './orderTable.ts'

/** Proves one payment (product 10): what was bought, and what of it came in. */
export function receiptPaper(
  order: ToldOrder,
  receipt: ToldReceipt,
  issuer: Issuer,
  lang: Locale,
): Paper {
  const words = paperWords[lang]
  const { numero, date, montant, rendu = 0, mode, operateur, transaction, etapes } = receipt
  const rest = restOf(order)
  return {
    lang,
    title: words.receipt,
    number: numero,
    day: date.slice(0, 10),
    issuer: issuerLines(issuer, lang),
    cloth: paperCloth(order.reference, etapes, lang),
    facts: [
      { label: words.order, value: order.reference },
      { label: words.day, value: writtenDay(date, lang) },
      { label: words.mode, value: modeName(mode, lang) },
      ...(operateur ? [{ label: words.operator, value: isolated(operateur) }] : []),
      ...(transaction ? [{ label: words.transaction, value: isolated(transaction) }] : []),
    ],
    customer: customerFacts(order, lang),
    columns: words.columns,
    rows: orderRows(order, lang),
    sums: [
      { label: words.total, value: amountText(order.total, lang), strong: false },
      { label: words.received, value: amountText(montant, lang), strong: true },
      ...(rendu > 0
        ? [{ label: words.returned, value: amountText(rendu, lang), strong: false }]
        : []),
      ...(rest > 0 ? [{ label: words.rest, value: amountText(rest, lang), strong: false }] : []),
    ],
    notes: [words.proof],
    footer: `${issuer.name} · ${words.receipt} ${fromLeft(numero)}`,
  }
}
