import type { Locale } from '@sira/contract/locales'
import { trainingSchema } from '@sira/contract/records/training'
import { entityOf } from '@sira/contract/wire/envelope'
import type * as z from 'zod'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { recordBySlug } from '../../transport/recordBySlug.ts'

const namedTrainingEntity = entityOf(
  trainingSchema.pick({ Theme: true, date_formation: true, date_fin: true, locale: true }),
).transform(({ attributes }) => attributes)

type NamedTraining = z.infer<typeof namedTrainingEntity>

/**
 * What another page says of a training that it leads to: its title and its days. Nothing comes
 * along, so only a change of this training makes that page anew.
 */
export function namedTraining(
  backOffice: BackOffice,
  locale: Locale,
  slug: string,
): Promise<Answer<NamedTraining | null>> {
  return recordBySlug(backOffice, {
    type: 'formations',
    slug,
    locale,
    brings: { 'fields[0]': 'Theme', 'fields[1]': 'date_formation', 'fields[2]': 'date_fin' },
    entity: namedTrainingEntity,
    failure: 'Error in training title fetching',
  })
}
