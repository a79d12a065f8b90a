/** Words that are too short or too frequent to matter beside others. */
const weakWords = new Set(
  'au aux avec ce ces dans de des du en et la le les leur ma mes mon nos notre ou par pour que qui sa ses son sur un une vos votre and for from of the to with'.split(
    ' ',
  ),
)
const arabicLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
}

/** Most words are plain and need no change. */
const plainLetters = /^[\0-\x7f]*$/

/**
 * Gives one spelling for words that readers take for the same: without accents, vowel marks and
 * capitals, with one kind of alef and of digits, without the Arabic article and the particles
 * written onto it (and, with, like, for).
 */
export function plainWord(text: string): string {
  const small = text.toLowerCase()
  if (plainLetters.test(small)) return small
  return small
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[أإآٱىةؤئ]/g, (letter) => arabicLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(?<![\p{L}\p{N}])(?:[وفبك]?ال|لل)(?=\p{L}{3})/gu, '')
}

/** The place of a word in a text. */
export interface WordPlace {
  start: number
  end: number
  plain: string
}

// A vowel mark belongs to its word.
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}ـ]*/gu

export function wordsOf(text: string): WordPlace[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    // A getter, because most words of a long text are never needed plain.
    get plain() {
      return plainWord(written)
    },
  }))
}

/** Gives a text for the index: plain words separated by spaces. */
export function indexedText(text: string): string {
  return (plainWord(text).match(word) ?? []).join(' ')
}

/** The most characters of a question, and the most parts of it that are searched. */
export const longestQuestion = 200
export const mostParts = 8

/** Whether a word does not matter beside others. */
export function isWeak(term: string): boolean {
  return term.length < 2 || weakWords.has(term)
}

/** Removes the plural of a word: `formations` finds `formation`. */
export function stemOf(term: string): string {
  return term.length > 4 ? term.replace(/(?<=[a-z]{3})(?:s|x)$/, '') : term
}
