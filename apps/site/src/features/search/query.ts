import * as z from 'zod'
import { searchedTypes } from '../../search/searchDatabase.ts'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber } from '../../transport/parameters.ts'

/** The searched words, and the one type whose results are all shown, by pages. */
export const searchQuery = {
  q: z.string().min(1).max(200),
  type: z.enum(searchedTypes),
  page: pageNumber,
} as const satisfies Query
