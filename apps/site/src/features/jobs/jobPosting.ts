import { isOpen } from '@sira/contract/kinds/openRecords'
import type { JobPosting } from 'schema-dts'
import { markdownToHtml } from '../../content/markdown.ts'
import { companyReference } from '../../structuredData/company.ts'
import type { DescribedPage } from '../../structuredData/graph.ts'
import type { Job } from './job.ts'

/** Words of the kinds of contract staff use, and Google's names for them. */
const employmentTypes: readonly (readonly [RegExp, string])[] = [
  [/\bcdi\b|temps plein|plein temps|full[- ]time/i, 'FULL_TIME'],
  [/temps partiel|mi-temps|part[- ]time/i, 'PART_TIME'],
  [/\bcdd\b|intérim|temporaire|temporary/i, 'TEMPORARY'],
  [/stage|intern/i, 'INTERN'],
  [/freelance|prestation|consultan|contractor/i, 'CONTRACTOR'],
  [/bénévol|volont|volunteer/i, 'VOLUNTEER'],
]

/** An open offer; one past its last day is no longer told to search engines (`undefined`). */
export function jobPosting(job: Job, today: string, page: DescribedPage): JobPosting | undefined {
  const { titre, description, date_publication, date_expiration, pays, compagnie, type } = job
  if (date_publication === null) return undefined
  if (!isOpen('jobs', { date_expiration }, today)) return undefined
  const known = employmentTypes.find(([pattern]) => pattern.test(type ?? ''))
  return {
    '@type': 'JobPosting',
    title: titre,
    description: markdownToHtml(description) || titre,
    url: page.address,
    datePosted: date_publication,
    ...(date_expiration === null ? {} : { validThrough: `${date_expiration}T23:59:59Z` }),
    hiringOrganization: compagnie
      ? { '@type': 'Organization', name: compagnie }
      : companyReference(page),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: pays || 'Burkina Faso' },
    },
    ...(type ? { employmentType: known?.[1] ?? 'OTHER' } : {}),
    directApply: false,
  }
}
