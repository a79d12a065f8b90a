import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import type { Issuer } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import { paperWords } from '../../papers/words/paperWords.ts'
import { fromLeft } from '../../papers/writtenValues.ts'
import type { ToldOrder, ToldReceipt } from '../summary/toldOrder.ts'
import { receiptPaper } from './receiptPaper.ts'

/** Proves that a payment was given back, as a receipt does that it came in. */
export function refundPaper(
  order: ToldOrder,
  refund: ToldReceipt,
  issuer: Issuer,
  lang: Locale,
): Paper {
  const words = paperWords[lang]
  return {
    ...receiptPaper(order, refund, issuer, lang),
    title: words.refundReceipt,
    sums: [
      { label: words.total, value: amountText(order.total, lang), strong: false },
      { label: words.givenBack, value: amountText(refund.montant, lang), strong: true },
    ],
    notes: [words.refundProof],
    footer: `${issuer.name} · ${words.refundReceipt} ${fromLeft(refund.numero)}`,
  }
}
