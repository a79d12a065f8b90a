import { createElement } from 'react'
import type { LetterLink } from '../letter.ts'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'

export const button: LetterPart<LetterLink> = {
  Drawn: ({ content: { href, label } }) =>
    createElement('p', null, createElement('a', { href, ...tone('button') }, label)),
  text: ({ href, label }) => `${label} :\n${href}`,
}
