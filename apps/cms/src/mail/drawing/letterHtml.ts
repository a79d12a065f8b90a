import { createElement } from 'react'
import type { Letter } from './letter.ts'
import { LetterPage } from './letterPage.ts'

/** The letter as HTML. */
export async function letterHtml(letter: Letter, brand: string): Promise<string> {
  // Not a static import: Next 16 refuses it in code that its screens may load, such as the
  // configuration.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>\n${renderToStaticMarkup(createElement(LetterPage, { letter, brand }))}\n`
}
