import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { ask } from '../../transport/question.ts'
import { recordsIn } from '../../transport/records.ts'
import { type Book, bookEntity } from './book.ts'

/** The book of this number for its modal (product 2.13), or `null` when there is none. */
export function bookById(
  backOffice: BackOffice,
  locale: Locale,
  id: number,
): Promise<Answer<Book | null>> {
  return ask(backOffice, {
    path: contractQuery('biblios', { 'filters[id][$eq]': id, populate: '*', locale }),
    failure: 'Error in biblio fetching',
    parse(body) {
      const [found = null] = recordsIn(body, bookEntity, backOffice)
      return found
    },
  })
}
