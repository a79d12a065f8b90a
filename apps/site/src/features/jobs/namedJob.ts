import type { Locale } from '@sira/contract/locales'
import { jobSchema } from '@sira/contract/records/job'
import { entityOf } from '@sira/contract/wire/envelope'
import type * as z from 'zod'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { recordBySlug } from '../../transport/recordBySlug.ts'

const namedJobEntity = entityOf(
  jobSchema.pick({ titre: true, date_expiration: true, locale: true }),
).transform(({ attributes }) => attributes)

type NamedJob = z.infer<typeof namedJobEntity>

/**
 * What another page says of an offer that it leads to: its title and its last day. Nothing comes
 * along, so only a change of this offer makes that page anew.
 */
export function namedJob(
  backOffice: BackOffice,
  locale: Locale,
  slug: string,
): Promise<Answer<NamedJob | null>> {
  return recordBySlug(backOffice, {
    type: 'jobs',
    slug,
    locale,
    brings: { 'fields[0]': 'titre', 'fields[1]': 'date_expiration' },
    entity: namedJobEntity,
    failure: 'Error in job title fetching',
  })
}
