import { createElement } from 'react'
import type { Fact } from '../letter.ts'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'

/**
 * Puts each text into a `bdi`, so that direction marks typed by visitors do not affect our own
 * text.
 */
function Row({ label, value }: Fact) {
  const cell = (text: string) => createElement('bdi', null, text)
  return createElement(
    'tr',
    null,
    createElement('th', { scope: 'row', ...tone('label') }, cell(label)),
    createElement('td', tone('value'), cell(value)),
  )
}

export const facts: LetterPart<readonly Fact[]> = {
  Drawn: ({ content }) => {
    if (content.length === 0) return null
    const rows = content.map((fact) => createElement(Row, fact))
    return createElement(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0 },
      createElement('tbody', null, ...rows),
    )
  },
  text: (content) => content.map(({ label, value }) => `${label} : ${value}`).join('\n'),
}
