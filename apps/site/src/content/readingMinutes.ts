/** Words that somebody reads in a minute on a phone. */
const wordsPerMinute = 200

/** Minutes that a plain text takes, one at least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}
