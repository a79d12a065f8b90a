import { amountText } from '@sira/contract/orders/amountText'
import { writtenDay } from '@sira/contract/writtenDates'
import { numberBefore } from '../../dossiers/revisionNumber.ts'
import { type Issuer, issuerLines } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import { paperWords } from '../../papers/words/paperWords.ts'
import { fromLeft, isolated, writtenPhone } from '../../papers/writtenValues.ts'
import type { Estimate } from '../../payload-types.ts'
import { estimateTotal, lineAmount } from '../estimateTotal.ts'

/** The prices offered to somebody, in his language. A draft says that it is one. */
export function estimatePaper(estimate: Estimate, day: string, issuer: Issuer): Paper {
  const { locale: lang, nom, email, phone, lignes, valableJusquau, conditions } = estimate
  const words = paperWords[lang]
  const amount = (value: number) => amountText(value, lang)
  const number = estimate.numero ?? words.draft
  const replaced = numberBefore(number)
  const customer = [
    { label: words.customer, value: nom ?? '' },
    { label: words.phone, value: phone ? writtenPhone(phone) : '' },
    { label: words.email, value: email ?? '' },
  ]
  return {
    lang,
    title: words.estimate,
    number,
    day,
    issuer: issuerLines(issuer, lang),
    facts: [
      { label: words.day, value: writtenDay(day, lang) },
      ...(replaced ? [{ label: words.replaces, value: fromLeft(replaced) }] : []),
      ...(valableJusquau
        ? [{ label: words.validUntil, value: writtenDay(valableJusquau, lang) }]
        : []),
    ],
    customer: customer
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => ({ label, value: isolated(value) })),
    columns: words.columns,
    rows: (lignes ?? []).map((line) => [
      isolated(line.designation),
      String(line.quantite),
      amount(line.prix),
      amount(lineAmount(line)),
    ]),
    sums: [{ label: words.total, value: amount(estimateTotal(lignes)), strong: true }],
    notes: [...(conditions ? [isolated(conditions)] : []), words.noProof],
    signature: words.agreed,
    footer: `${issuer.name} · ${words.estimate} ${fromLeft(number)}`,
  }
}
