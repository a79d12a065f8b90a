import { createElement, Fragment } from 'react'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'
import { Lines } from './lines.ts'

export const paragraphs: LetterPart<readonly string[]> = {
  Drawn: ({ content }) => {
    const drawn = content.map((text) =>
      createElement('p', tone('text'), createElement(Lines, { text })),
    )
    return createElement(Fragment, null, ...drawn)
  },
  text: (content) => content.join('\n\n'),
}
