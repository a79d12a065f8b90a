import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber, recordNumber } from '../../transport/parameters.ts'
import { commentQuery } from './comments/query.ts'

/** A page of the news, of all or of one category or tag. */
export const newsQuery = {
  page: pageNumber,
  categorie: recordNumber,
  tag: recordNumber,
} as const satisfies Query

/** The pages of the news that are asked something. */
export const newsPages = { news: newsQuery, comment: commentQuery } as const
