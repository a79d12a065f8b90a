/** Words short or frequent enough to say nothing when others are there. */
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

/** Most words: they have nothing to take off. */
const plainLetters = /^[\0-\x7f]*$/

/**
 * One spelling for what readers take for the same word, or words: no accents, no vowel marks, no capitals,
 * one kind of alef and of digits, no Arabic article nor what is written onto it (and, with, like, for).
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

/** A place in a text where a word stands. */
export interface WordPlace {
  start: number
  end: number
  plain: string
}

// A vowel mark stands within its word.
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}ـ]*/gu

export function wordsOf(text: string): WordPlace[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    // Of most words of a long text nobody asks it.
    get plain() {
      return plainWord(written)
    },
  }))
}

/** A text as it is indexed: plain words with a space between them. */
export function indexedText(text: string): string {
  return (plainWord(text).match(word) ?? []).join(' ')
}

/** Characters of a question that are read, and parts of it that are looked for. */
export const longestQuestion = 200
export const mostParts = 8

/** Whether a word says nothing beside others. */
export function isWeak(term: string): boolean {
  return term.length < 2 || weakWords.has(term)
}

/** A word without its plural: `formations` finds `formation`. */
export function stemOf(term: string): string {
  return term.length > 4 ? term.replace(/(?<=[a-z]{3})(?:s|x)$/, '') : term
}
