import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { type ListPage, listPage } from '../../transport/listPage.ts'
import { type Book, bookEntity } from './book.ts'

/** Reads one page of the shop, in the order that staff gave the books (product 2.13). */
export function booksPage(
  backOffice: BackOffice,
  locale: Locale,
  page: number,
): Promise<Answer<ListPage<Book>>> {
  return listPage(backOffice, {
    type: 'biblios',
    locale,
    page,
    entity: bookEntity,
    failure: 'Error in biblios fetching',
  })
}
