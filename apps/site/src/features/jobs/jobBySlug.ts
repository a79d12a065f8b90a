import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { recordBySlug } from '../../transport/recordBySlug.ts'
import { type Job, jobEntity } from './job.ts'

/** The published offer of this slug, expired or not (product 2.11), or `null` when there is none. */
export function jobBySlug(
  backOffice: BackOffice,
  locale: Locale,
  slug: string,
): Promise<Answer<Job | null>> {
  return recordBySlug(backOffice, {
    type: 'jobs',
    slug,
    locale,
    entity: jobEntity,
    failure: 'Error in job fetching',
  })
}
