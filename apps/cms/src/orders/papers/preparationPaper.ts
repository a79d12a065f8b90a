import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import { type Issuer, issuerLines } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import { paperWords } from '../../papers/words/paperWords.ts'
import { writtenMoment } from '../../papers/writtenValues.ts'
import { restOf, type ToldOrder } from '../summary/toldOrder.ts'
import { customerFacts, orderRows } from './orderTable.ts'

/** The order as staff print it: what to prepare, for whom, what to collect, where to sign. */
export function preparationPaper(order: ToldOrder, issuer: Issuer): Paper {
  const lang = 'fr'
  const words = paperWords[lang]
  const { reference, createdAt, mode, total, paye, note } = order
  const amount = (value: number) => amountText(value, lang)
  return {
    lang,
    title: words.order,
    number: reference,
    day: createdAt.slice(0, 10),
    issuer: issuerLines(issuer, lang),
    facts: [
      { label: words.orderedOn, value: writtenMoment(createdAt, lang) },
      { label: words.mode, value: modeName(mode, lang) },
      ...placeFacts(order),
    ],
    customer: customerFacts(order, lang),
    columns: words.columns,
    rows: orderRows(order, lang),
    sums: [
      { label: words.total, value: amount(total), strong: false },
      { label: 'Déjà payé', value: amount(paye), strong: false },
      { label: 'À encaisser', value: amount(restOf(order)), strong: true },
    ],
    notes: [
      ...(note ? [`Note du client : ${note}`] : []),
      'Remis le ____ / ____ / ________ à ____________________________   Signature :',
    ],
    footer: `${issuer.name} · ${words.order} ${reference}`,
  }
}

function placeFacts({ remise }: ToldOrder) {
  if (remise.mode === 'agence') return [{ label: 'Remise', value: 'À l’agence' }]
  return [
    { label: 'Livraison', value: remise.ville ?? '' },
    { label: 'Quartier', value: remise.quartier ?? '' },
    { label: 'Repère', value: remise.repere ?? '' },
  ]
}
