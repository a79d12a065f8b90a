import { directionOf } from '@sira/contract/locales'
import { createElement } from 'react'
import type { Letter } from './letter.ts'
import { letterParts } from './letterParts.ts'
import { letterStyles, tone } from './letterStyles.ts'

interface LetterPageProps {
  letter: Letter
  brand: string
}

/**
 * The page of every letter: one column, its styles both in the tags (for programs that drop style
 * sheets) and in a style sheet for dark mode.
 */
export function LetterPage({ letter, brand }: LetterPageProps) {
  const { lang, subject } = letter
  const parts = letterParts(letter).map(({ drawn }) => drawn)
  return createElement(
    'html',
    { lang, dir: directionOf(lang) },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('title', null, subject),
      createElement('style', null, letterStyles),
    ),
    createElement(
      'body',
      tone('page'),
      createElement('div', tone('sheet'), createElement('p', tone('brand'), brand), ...parts),
    ),
  )
}
