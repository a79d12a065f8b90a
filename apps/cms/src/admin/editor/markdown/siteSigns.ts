import type { ConstructName, Unsafe } from 'mdast-util-to-markdown'

/** Within these a sign means nothing. */
const literal: ConstructName[] = ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote']
const inText: Pick<Unsafe, 'inConstruct' | 'notInConstruct'> = {
  inConstruct: 'phrasing',
  notInConstruct: literal,
}

/** The signs that the site reads beside those of CommonMark: struck words and bare addresses. */
export const siteSigns: Unsafe[] = [
  { character: '~', ...inText },
  { character: ':', before: '[A-Za-z]', after: '\\/', ...inText },
  { character: '.', before: '[Ww]', after: '[\\w-]', ...inText },
  { character: '@', before: '[\\w+.-]', after: '[\\w.-]', ...inText },
]
