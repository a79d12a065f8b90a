import { isWeak, stemOf, wordsOf } from './searchText.ts'

/** Words and expressions that mean the same, each as its plain words. */
export type SynonymGroup = readonly (readonly string[])[]

/** More than anybody writes; the settings come from outside. */
const longest = { groups: 300, meanings: 20, words: 5 }

/** One group a line, words and expressions with commas between them: `cv, curriculum vitae`. */
export function synonymGroups(text: string): SynonymGroup[] {
  return text
    .split('\n', longest.groups)
    .map((line) => line.split(/[,;،]/, longest.meanings).map(plainWords))
    .map((group) => group.filter(({ length }) => length > 0 && length <= longest.words))
    .filter(({ length }) => length > 1)
}

/** Words of a question that stand together, with all that means the same. */
export interface AskedPart {
  first: number
  count: number
  meanings: SynonymGroup
}

/** A question in parts: expressions of the groups, the longest first, and single words. */
export function askedParts(words: readonly string[], groups: readonly SynonymGroup[]): AskedPart[] {
  const parts: AskedPart[] = []
  for (let first = 0; first < words.length; first += parts.at(-1)?.count ?? 1) {
    parts.push(longestAt(words, first, groups) ?? { first, count: 1, meanings: [] })
  }
  return parts
}

/** Whether a word stands in one of the groups: it is no mistake then. */
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

/** The last word of a question may be half typed: whoever types `exce` is on the way to `excel`. */
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
