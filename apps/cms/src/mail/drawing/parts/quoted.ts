import { createElement } from 'react'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'
import { linesOf } from './lines.ts'

export const quoted: LetterPart<string> = {
  Drawn: ({ content }) => createElement('div', { dir: 'auto', ...tone('quoted') }, content),
  text: (content) =>
    linesOf(content)
      .map((line) => `> ${line}`)
      .join('\n'),
}
