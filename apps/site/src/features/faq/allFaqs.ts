import type { Locale } from '@sira/contract/locales'
import { faqSchema } from '@sira/contract/records/faq'
import { entityOf } from '@sira/contract/wire/envelope'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery, maximumPageSize } from '../../transport/door/contractQuery.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'

export interface FaqItem {
  id: number
  question: string
  /** HTML, not yet sanitised. */
  reponse: string
  /** The language it is really written in, where the server says so. */
  locale: string | undefined
}

const entity = entityOf(faqSchema)

/** Every frequent question, in the order staff gave them (spec 2.13). */
export function allFaqs(backOffice: BackOffice, locale: Locale): Promise<Answer<FaqItem[]>> {
  return ask(backOffice, {
    path: contractQuery('faqs', { 'pagination[pageSize]': maximumPageSize, locale }),
    failure: 'Error in faqs fetching',
    parse: (body) =>
      recordsIn(body, entity, backOffice).map(({ id, attributes }) => ({
        id,
        question: attributes.question,
        reponse: attributes.reponse ?? '',
        locale: attributes.locale,
      })),
  })
}
