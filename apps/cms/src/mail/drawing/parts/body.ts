import { createElement } from 'react'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'

export const body: LetterPart<{ html: string; text: string }> = {
  Drawn: ({ content }) =>
    createElement('div', { ...tone('text'), dangerouslySetInnerHTML: { __html: content.html } }),
  text: (content) => content.text,
}
