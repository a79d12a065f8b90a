import type { Locale } from '@sira/contract/locales'
import {
  isWeak,
  longestQuestion,
  mostParts,
  stemOf,
  wordsOf,
} from '@sira/contract/search/searchText'
import { askedParts, isInGroup, type SynonymGroup } from '@sira/contract/search/synonyms'
import type { SearchDatabase } from './searchDatabase.ts'
import { corrected } from './text/spelling.ts'

/** One part of a search: the words to find in a record, and those to mark in it. */
export interface AskedWord {
  /** The typed word and the searched word; they differ where it was misspelt. */
  asked: string
  meant: string
  /** The searched prefix; absent for a plural and for fewer than three letters. */
  stem: string | undefined
  /** The synonyms, each made of whole words. */
  ways: readonly (readonly string[])[]
}

/** Gives the words of a question, corrected, without weak words beside others. */
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

/**
 * Whether a word is a plural: « cours » is a whole word, not the beginning of « courrier »; « trans
 * » is the beginning of « transport ».
 */
function isPlural(database: SearchDatabase, word: string): boolean {
  const stem = stemOf(word)
  const known = 'SELECT 1 FROM terms WHERE term IN (?, ?)'
  return stem !== word && database.prepare(known).get(word, stem) !== undefined
}

/** Leaves out weak words, unless there are no others. */
function strongWords(words: readonly string[]): readonly string[] {
  const strong = words.filter((word) => !isWeak(word))
  return strong.length > 0 ? strong : words
}
