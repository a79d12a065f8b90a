import { badRequest } from '@sira/contract/wire/refusals'

/** Relations that a filter, a sort and populate together may follow, one from another. */
const relationDepth = 3

/** Each relation that is followed multiplies the records to look at. */
export function refuseTooDeep(depth: number): void {
  if (depth > relationDepth) {
    throw badRequest(`Invalid query: through more than ${relationDepth} levels of relations`)
  }
}
