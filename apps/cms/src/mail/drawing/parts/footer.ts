import { createElement, Fragment } from 'react'
import type { LetterLink } from '../letter.ts'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'
import { Lines } from './lines.ts'

type SmallPrint = string | LetterLink

function drawn(print: SmallPrint) {
  if (typeof print === 'string') return createElement(Lines, { text: print })
  return createElement('a', { href: print.href, ...tone('link') }, print.label)
}

const written = (print: SmallPrint) =>
  typeof print === 'string' ? print : `${print.label} : ${print.href}`

export const footer: LetterPart<readonly SmallPrint[]> = {
  Drawn: ({ content }) => {
    const prints = content.map((print) => createElement('p', tone('small'), drawn(print)))
    return createElement(Fragment, null, ...prints)
  },
  // Two dashes: mail programs read them as the end of the text (RFC 3676).
  text: (content) => ['--', ...content.map(written)].join('\n'),
}
