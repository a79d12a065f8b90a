import { isWeak, stemOf, wordsOf } from './searchText.ts'

/** Words and expressions of the same meaning, each as its plain words. */
export type SynonymGroup = readonly (readonly string[])[]

/** Limits beyond any real use; the settings come from outside. */
const longest = { groups: 300, meanings: 20, words: 5 }

/** Reads one group a line, words and expressions separated by commas: `cv, curriculum vitae`. */
export function synonymGroups(text: string): SynonymGroup[] {
  return text
    .split('\n', longest.groups)
    .map((line) => line.split(/[,;،]/, longest.meanings).map(plainWords))
    .map((group) => group.filter(({ length }) => length > 0 && length <= longest.words))
    .filter(({ length }) => length > 1)
}

/** Neighbouring words of a question, with all their synonyms. */
export interface AskedPart {
  first: number
  count: number
  meanings: SynonymGroup
}

/** Splits a question into expressions of the groups, the longest first, and single words. */
export function askedParts(words: readonly string[], groups: readonly SynonymGroup[]): AskedPart[] {
  const parts: AskedPart[] = []
  for (let first = 0; first < words.length; first += parts.at(-1)?.count ?? 1) {
    parts.push(longestAt(words, first, groups) ?? { first, count: 1, meanings: [] })
  }
  return parts
}

/** Whether a word is in one of the groups: it is no misspelling then. */
export function isInGroup(word: string, groups: readonly SynonymGroup[]): boolean {
  return groups.some((group) => group.some((meaning) => meaning.some((one) => isSame(one, word))))
}

function longestAt(
  words: readonly string[],
  first: number,
  groups: readonly SynonymGroup[],
): AskedPart | undefined {
  let count = 0
  const meanings: (readonly string[])[] = []
  for (const group of groups) {
    for (const meaning of group) {
      if (meaning.length < count || !standsAt(meaning, words, first)) continue
      if (meaning.length > count) meanings.length = 0
      count = meaning.length
      meanings.push(...group)
    }
  }
  return count === 0 ? undefined : { first, count, meanings }
}

function standsAt(meaning: readonly string[], words: readonly string[], first: number): boolean {
  return meaning.every((word, index) => {
    const asked = words[first + index] ?? ''
    const isLast = first + index === words.length - 1
    return isSame(word, asked) || (isLast && begins(word, asked))
  })
}

/** Whether a word begins as typed: the last word may be half typed, as `exce` for `excel`. */
function begins(word: string, asked: string): boolean {
  return asked.length > 2 && !isWeak(asked) && word.startsWith(asked)
}

function isSame(one: string, other: string): boolean {
  return stemOf(one) === stemOf(other)
}

function plainWords(text: string): string[] {
  return wordsOf(text)
    .map(({ plain }) => plain)
    .filter(Boolean)
}
