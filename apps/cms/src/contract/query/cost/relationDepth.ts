import { badRequest } from '@sira/contract/wire/refusals'
import { queryLimits } from '../../queryLimits.ts'

const { relationDepth } = queryLimits

/** Each relation that is followed multiplies the records to look at. */
export function refuseTooDeep(depth: number): void {
  if (depth > relationDepth) {
    throw badRequest(`Invalid query: through more than ${relationDepth} levels of relations`)
  }
}
