import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber, recordNumber } from '../../transport/parameters.ts'

/** A page of the shop; `livre`: the book whose modal is open. */
export const shopQuery = { page: pageNumber, livre: recordNumber } as const satisfies Query
