import { defaultLocale } from '@sira/contract/locales'
import type { Where } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import type { NewsletterIssue } from '../../payload-types.ts'

type Segment = Pick<NewsletterIssue, 'languages' | 'groups' | 'since'>

/** The readers of newsletters: one definition for the counts and the sending. */
const everybody: Where = {
  subscription: { equals: 'confirmed' },
  refusedAt: { exists: false },
}

/** Gives the readers of a letter: a chosen criterion narrows them, an empty one does not. */
export function segmentWhere({ languages, groups, since }: Segment): Where {
  const and = [everybody]
  if (languages?.length) and.push(inLanguages(languages))
  if (groups?.length) and.push({ groups: { in: groups.map(idOf) } })
  if (since) and.push({ confirmedAt: { greater_than_equal: `${dayOf(since)}T00:00:00.000Z` } })
  return { and }
}

/** Filters by language. A subscriber without a language reads French. */
function inLanguages(languages: readonly string[]): Where {
  const spoken = { locale: { in: [...languages] } }
  const unsaid = { locale: { exists: false } }
  return languages.includes(defaultLocale) ? { or: [spoken, unsaid] } : spoken
}

function idOf(group: number | { id: number }): number {
  return typeof group === 'number' ? group : group.id
}
