/**
 * The first `length` characters of a text, with an ellipsis where something was cut off.
 * Counts what a reader sees as one character, so that no accent or emoji is cut in two.
 */
export function cutText(text: string, length: number): string {
  const end = endOfCut(text, length)
  return end === text.length ? text : `${text.slice(0, end).trimEnd()}…`
}

/**
 * The rest of a text that cutText cuts, for the line below it. It repeats a word that is cut in two,
 * which nobody reads in two parts; a single word goes on after an ellipsis. Empty where nothing is cut.
 */
export function restOfText(text: string, length: number): string {
  const end = endOfCut(text, length)
  if (end === text.length || text[end] === ' ') return text.slice(end).trimStart()
  const word = text.lastIndexOf(' ', end - 1) + 1
  return word === 0 ? `…${text.slice(end)}` : text.slice(word)
}

/** Where the first `length` characters of a text end. */
function endOfCut(text: string, length: number): number {
  if (text.length <= length) return text.length
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    // Stops there: a text may be as long as an article.
    if (count === length) return index
    count += 1
  }
  return text.length
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })
