import { createElement } from 'react'
import type { LetterAnnex } from '../letter.ts'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'

/** A long text that must be sent along, after what the letter itself says: the terms. */
export const annex: LetterPart<LetterAnnex> = {
  Drawn: ({ content: { title, html } }) =>
    createElement(
      'div',
      tone('annex'),
      createElement('h2', tone('annexTitle'), title),
      createElement('div', { dangerouslySetInnerHTML: { __html: html } }),
    ),
  text: ({ title, text }) => `${title}\n${'='.repeat([...title].length)}\n\n${text}`,
}
