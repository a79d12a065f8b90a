import { createElement, Fragment, type ReactNode } from 'react'

const lineEnd = /\r\n|\r|\n/
const lineBreak = createElement('br')

export function linesOf(text: string): string[] {
  return text.split(lineEnd)
}

/** A text with its line breaks. */
export function Lines({ text }: { text: string }): ReactNode {
  const lines = linesOf(text).flatMap((line) => [lineBreak, line])
  return createElement(Fragment, null, ...lines.slice(1))
}
