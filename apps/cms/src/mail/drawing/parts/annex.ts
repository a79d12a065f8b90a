import { createElement } from 'react'
import type { LetterAnnex } from '../letter.ts'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'
import { body } from './body.ts'

/** A long text that must be included, after the letter itself: the terms of sale. */
export const annex: LetterPart<LetterAnnex> = {
  Drawn: ({ content }) =>
    createElement(
      'div',
      tone('annex'),
      createElement('h2', tone('annexTitle'), content.title),
      createElement(body.Drawn, { content }),
    ),
  text: ({ title, text }) => `${title}\n${'='.repeat([...title].length)}\n\n${text}`,
}
