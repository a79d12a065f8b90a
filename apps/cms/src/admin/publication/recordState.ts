import { type Locale, locales } from '@sira/contract/locales'
import type { PublicPages } from '../../publication/languages/publicPages.ts'

interface RecordState {
  /** The public sees it. */
  isPublic: boolean
  /** It has changes that were saved and not published. */
  hasDraft: boolean
  wasPublished: boolean
  /** The last day of an offer, `YYYY-MM-DD`. */
  lastDay: string | undefined
}

/** Where a record stands, in the words of the lists. */
export function recordState(state: RecordState, today: string): string {
  const { isPublic, hasDraft, wasPublished, lastDay } = state
  if (!isPublic) return wasPublished ? 'Dépublié' : 'Brouillon'
  if (lastDay !== undefined && lastDay < today) return 'Expiré'
  return hasDraft ? 'Publié, modifié depuis' : 'Publié'
}

/** Languages in which something waits: « anglais et arabe ». */
function named(languages: readonly Locale[]): string {
  const names = locales.filter(({ code }) => languages.includes(code)).map(({ name }) => name)
  return new Intl.ListFormat('fr').format(names).toLowerCase()
}

/**
 * Where a public record stands for who has it open in a language: whether what waits is in this one,
 * or in others alone, such as a translation that is being written. Not known yet: as the lists say it.
 */
export function openState(
  language: Locale,
  site: PublicPages | undefined,
): { words: string; ownChanges: boolean } {
  const changed = 'Publié, modifié depuis'
  if (site === undefined) return { words: changed, ownChanges: false }
  const { languages, shared } = site.waiting
  // A language that was never published has nothing to go back to.
  const isShown = site.pages.some((page) => page.language === language)
  const ownChanges = isShown && (shared || languages.includes(language))
  if (ownChanges || shared) return { words: changed, ownChanges }
  if (languages.length === 0) return { words: 'Publié', ownChanges: false }
  return { words: `Publié ; en brouillon : ${named(languages)}`, ownChanges: false }
}
