import { badRequest } from '@sira/contract/wire/refusals'

/** Relations that a filter, a sort and populate together may follow, one from another. */
const relationDepth = 3

/** Refuses deep queries: each level of relations multiplies the records. */
export function refuseTooDeep(depth: number): void {
  if (depth > relationDepth) {
    throw badRequest(`Invalid query: through more than ${relationDepth} levels of relations`)
  }
}
