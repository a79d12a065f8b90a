import type { Locale } from '@sira/contract/locales'
import { faqSchema } from '@sira/contract/records/faq'
import { entityOf } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import type * as z from 'zod'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'

const faqEntity = entityOf(faqSchema).transform(({ id, attributes }) => ({
  ...attributes,
  id,
  /** HTML, not yet sanitised. */
  reponse: attributes.reponse ?? '',
  locale: attributes.locale,
}))

export type Faq = z.infer<typeof faqEntity>

/** The frequent questions, a hundred at most, in the order staff gave them (product 2.13). */
export function allFaqs(backOffice: BackOffice, locale: Locale): Promise<Answer<Faq[]>> {
  return ask(backOffice, {
    path: contractQuery('faqs', { 'pagination[pageSize]': pageSize.largest, locale }),
    failure: 'Error in faqs fetching',
    parse: (body) => recordsIn(body, faqEntity, backOffice),
  })
}
