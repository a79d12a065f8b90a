/**
 * The first `length` characters of a text, with an ellipsis where something was cut off.
 * Counts what a reader sees as one character, so that no accent or emoji is cut in two.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    // Stops there: a text may be as long as an article.
    if (count === length) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })
