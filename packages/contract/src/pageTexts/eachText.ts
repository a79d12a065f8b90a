import type { PageText, TextsOfPage, WrittenTexts } from './pageText.ts'

type Say = (text: PageText, name: string) => string

/**
 * The texts of a page in their shape, as `say` gives each of them by its name: that of its field,
 * and on the wire. `why2Title` is the title of the second of `why`.
 */
export function eachText<Texts extends TextsOfPage>(texts: Texts, say: Say): WrittenTexts<Texts>
export function eachText(texts: TextsOfPage, say: Say): unknown {
  return said(texts, '', say)
}

/** The texts of a page by their names. */
export function namedTexts(texts: TextsOfPage): [name: string, text: PageText][] {
  const named: [string, PageText][] = []
  said(texts, '', (text, name) => {
    named.push([name, text])
    return name
  })
  return named
}

function said(texts: TextsOfPage, name: string, say: Say): unknown {
  if (isText(texts)) return say(texts, name)
  if (isList(texts)) return texts.map((one, index) => said(one, `${name}${index + 1}`, say))
  const parts = Object.entries(texts)
  return Object.fromEntries(parts.map(([part, one]) => [part, said(one, joined(name, part), say)]))
}

function isText(texts: TextsOfPage): texts is PageText {
  return 'longest' in texts && typeof texts.longest === 'number'
}

function isList(texts: TextsOfPage): texts is readonly TextsOfPage[] {
  return Array.isArray(texts)
}

function joined(name: string, part: string): string {
  return name === '' ? part : `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`
}
