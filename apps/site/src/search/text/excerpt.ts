import { wordsOf } from '@sira/contract/search/searchText'

/** A piece of a text; marked where it matches the search. */
export interface TextPart {
  text: string
  marked: boolean
}

/** Characters of an excerpt. */
const length = 180

/** The marked words: by their beginning, or as a whole. */
export interface Marks {
  stems: readonly string[]
  words: ReadonlySet<string>
}

/** Marks the searched words in a text. */
export function marked(text: string, marks: Marks): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end, plain } of wordsOf(text)) {
    if (!isMarked(plain, marks)) continue
    if (start > at) parts.push({ text: text.slice(at, start), marked: false })
    parts.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false })
  return parts
}

/** The part of a text around the first word looked for, cut between words. */
export function excerpt(text: string, marks: Marks): TextPart[] {
  const places = wordsOf(text)
  const first = places.find(({ plain }) => isMarked(plain, marks))
  const from = Math.max(0, (first?.start ?? 0) - length / 3)
  const start = from === 0 ? 0 : (places.find((place) => place.start >= from)?.start ?? 0)
  const whole = text.trimEnd()
  const reach = start + length
  const end =
    reach >= whole.length
      ? whole.length
      : (places.findLast((place) => place.end <= reach)?.end ?? whole.length)
  const cut = [start > 0 ? '… ' : '', text.slice(start, end), end < whole.length ? '…' : ''].join(
    '',
  )
  return marked(cut, marks)
}

function isMarked(plain: string, { stems, words }: Marks): boolean {
  return words.has(plain) || stems.some((stem) => plain.startsWith(stem))
}
