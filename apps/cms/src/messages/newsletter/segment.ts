import { defaultLocale } from '@sira/contract/locales'
import type { Where } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import type { NewsletterIssue } from '../../payload-types.ts'

type Segment = Pick<NewsletterIssue, 'languages' | 'groups' | 'since'>

/** Who gets newsletters at all, and has an address that takes them: the one place that says it, for what is counted and for what is sent. */
const everybody: Where = {
  subscription: { equals: 'confirmed' },
  refusedAt: { exists: false },
}

/** Who gets a letter: what is chosen narrows it, what is left empty does not. */
export function segmentWhere({ languages, groups, since }: Segment): Where {
  const and = [everybody]
  if (languages?.length) and.push(inLanguages(languages))
  if (groups?.length) and.push({ groups: { in: groups.map(idOf) } })
  if (since) and.push({ confirmedAt: { greater_than_equal: `${dayOf(since)}T00:00:00.000Z` } })
  return { and }
}

/** Whoever said no language reads French. */
function inLanguages(languages: readonly string[]): Where {
  const spoken = { locale: { in: [...languages] } }
  const unsaid = { locale: { exists: false } }
  return languages.includes(defaultLocale) ? { or: [spoken, unsaid] } : spoken
}

function idOf(group: number | { id: number }): number {
  return typeof group === 'number' ? group : group.id
}
