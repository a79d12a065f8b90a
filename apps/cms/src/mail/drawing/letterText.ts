import type { Letter } from './letter.ts'
import { letterParts } from './letterParts.ts'

/** The letter for a program that shows no HTML. */
export function letterText(letter: Letter): string {
  const texts = letterParts(letter).map(({ text }) => text)
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`
}
