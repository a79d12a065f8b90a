import { createElement } from 'react'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'

export const heading: LetterPart<string> = {
  Drawn: ({ content }) => createElement('h1', tone('heading'), content),
  text: (content) => content,
}
