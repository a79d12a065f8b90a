import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { recordBySlug } from '../../transport/recordBySlug.ts'
import { type Training, trainingEntity } from './training.ts'

/** The published training of this slug (product 2.10), or `null` when there is none. */
export function trainingBySlug(
  backOffice: BackOffice,
  locale: Locale,
  slug: string,
): Promise<Answer<Training | null>> {
  return recordBySlug(backOffice, {
    type: 'formations',
    slug,
    locale,
    // Beside the first level, the photo of who teaches.
    brings: {
      populate: 'image,formateur.photo,thematique,typesformation,modesformation,modespayments',
    },
    entity: trainingEntity,
    failure: 'Error in training fetching',
  })
}
