import { amountText } from '@sira/contract/orders/amountText'
import { writtenDay } from '@sira/contract/writtenDates'
import { numberBefore } from '../../dossiers/revisionNumber.ts'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import type { Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft } from '../../papers/writtenValues.ts'
import type { Estimate } from '../../payload-types.ts'

/** The letter that an estimate is sent with: the file says the rest. */
export function estimateLetter(estimate: Estimate, author: string): Letter {
  const { locale, nom, mot, total, numero, valableJusquau } = estimate
  const { lang, hello, estimate: words } = mailWords(locale)
  const number = fromLeft(numero ?? '')
  const replaced = numberBefore(numero ?? '')
  return {
    lang,
    subject: words.subject(number),
    heading: words.heading,
    paragraphs: [hello(greetedName(nom ?? '')), ...(mot ? mot.split(/\n{2,}/) : []), words.text],
    facts: [
      { label: words.number, value: number },
      ...(replaced ? [{ label: words.replaces, value: fromLeft(replaced) }] : []),
      { label: words.total, value: amountText(total ?? 0, lang) },
      ...(valableJusquau
        ? [{ label: words.validUntil, value: writtenDay(valableJusquau, lang) }]
        : []),
    ],
    footer: [author],
  }
}

/** The words of a letter for a messenger, which shows no drawing. */
export function letterInPlainText({ paragraphs, facts = [], footer }: Letter): string {
  const lines = facts.map(({ label, value }) => `${label}\u00a0: ${value}`)
  return [...paragraphs, lines.join('\n'), ...(footer ?? [])].filter(Boolean).join('\n\n')
}
