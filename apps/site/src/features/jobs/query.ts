import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'
import { pageNumber } from '../../transport/parameters.ts'

/** A page of the offers; `offre`: the slug of the one whose modal is open. */
export const jobsQuery = {
  page: pageNumber,
  offre: z.string().regex(/^[a-z0-9-]{1,200}$/),
} as const satisfies Query
