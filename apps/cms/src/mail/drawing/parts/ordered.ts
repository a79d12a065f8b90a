import { createElement } from 'react'
import type { OrderedLine } from '../letter.ts'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'

function Row({ label, value, strong }: OrderedLine) {
  const cell = (text: string) => {
    const words = createElement('bdi', null, text)
    return strong ? createElement('strong', null, words) : words
  }
  return createElement(
    'tr',
    null,
    createElement('td', tone('what'), cell(label)),
    createElement('td', tone('amount'), cell(value)),
  )
}

/** The lines of an order and its sum. */
export const ordered: LetterPart<readonly OrderedLine[]> = {
  Drawn: ({ content }) => {
    const rows = content.map((line) => createElement(Row, line))
    return createElement(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, ...tone('ordered') },
      createElement('tbody', null, ...rows),
    )
  },
  text: (content) => content.map(({ label, value }) => `${label} : ${value}`).join('\n'),
}
