import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { type ListPage, listPage } from '../../transport/listPage.ts'
import { sortOf } from '../../transport/sortOf.ts'
import { type Article, articleEntity } from './article.ts'
import type { NewsSelection } from './newsSelection.ts'

const filters = {
  categorie: 'filters[category][id][$eq]',
  tag: 'filters[tags][id][$eq]',
} as const

/** Reads one page of all articles or of a selection, newest first (product 2.7). */
export function newsPage(
  backOffice: BackOffice,
  locale: Locale,
  page: number,
  selection?: NewsSelection,
): Promise<Answer<ListPage<Article>>> {
  return listPage(backOffice, {
    type: 'blogs',
    locale,
    page,
    query: {
      ...(selection ? { [filters[selection.by]]: selection.id } : {}),
      sort: sortOf('blogs'),
    },
    entity: articleEntity,
    failure: 'Error in blogs fetching',
  })
}
