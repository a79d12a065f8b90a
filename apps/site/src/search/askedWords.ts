import type { Locale } from '@sira/contract/locales'
import type { SearchDatabase } from './searchDatabase.ts'
import { isWeak, longestQuestion, mostParts, stemOf, wordsOf } from './text/searchText.ts'
import { corrected } from './text/spelling.ts'
import { askedParts, isInGroup, type SynonymGroup } from './text/synonyms.ts'

/** One part of a search: the words that a record must hold, and those that are marked in it. */
export interface AskedWord {
  /** As it was asked, and as it is looked for: they differ where it was misspelt. */
  asked: string
  meant: string
  /** The prefix that is searched; none for a plural, nor for fewer than three letters. */
  stem: string | undefined
  /** Ways to say the same, each by words that stand there whole. */
  ways: readonly (readonly string[])[]
}

/** The words of a question, corrected, without those that say nothing beside the others. */
export function askedWords(
  database: SearchDatabase,
  question: string,
  groups: readonly SynonymGroup[],
  reader: Locale,
): AskedWord[] {
  const asked = wordsOf(question.slice(0, longestQuestion))
    .map(({ plain }) => plain)
    .filter(Boolean)
  const meant = asked.map((word) =>
    isInGroup(word, groups) ? word : (corrected(database, word, reader) ?? word),
  )
  const parts = askedParts(meant, groups).map(({ first, count, meanings }) =>
    askedWord(database, {
      asked: asked.slice(first, first + count),
      meant: meant.slice(first, first + count),
      meanings,
    }),
  )
  const different = [...new Map(parts.map((part) => [part.meant, part])).values()]
  const strong = different.filter((part) => part.ways.length > 1 || !isWeak(part.meant))
  return (strong.length > 0 ? strong : different).slice(0, mostParts)
}

interface WordsOfPart {
  asked: readonly string[]
  meant: readonly string[]
  meanings: SynonymGroup
}

function askedWord(database: SearchDatabase, { asked, meant, meanings }: WordsOfPart): AskedWord {
  const [word = ''] = meant
  const isLong = meant.length === 1 && word.length > 2
  return {
    asked: asked.join(' '),
    meant: meant.join(' '),
    stem: isLong && !isPlural(database, word) ? word : undefined,
    ways: [meant, ...meanings].map(strongWords),
  }
}

/** « cours » is a whole word, and no beginning of « courrier »; « trans » is one of « transport ». */
function isPlural(database: SearchDatabase, word: string): boolean {
  const stem = stemOf(word)
  const known = 'SELECT 1 FROM terms WHERE term IN (?, ?)'
  return stem !== word && database.prepare(known).get(word, stem) !== undefined
}

/** Without those that say nothing beside others, unless there are no others. */
function strongWords(words: readonly string[]): readonly string[] {
  const strong = words.filter((word) => !isWeak(word))
  return strong.length > 0 ? strong : words
}
