/**
 * The first `length` characters of a text, with an ellipsis where something was cut off.
 * Counts what a reader sees as one character, so that no accent or emoji is cut in two.
 */
export function cutText(text: string, length: number): string {
  const characters = [...segmenter.segment(text)]
  if (characters.length <= length) return text
  const kept = characters.slice(0, length).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })
