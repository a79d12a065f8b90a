import type { Filter } from './filters/filterOperators.ts'
import type { Pagination } from './pagination.ts'
import type { Selection } from './populate.ts'
import type { SortKey } from './sort.ts'

/** The wanted presentation of one record. */
export interface RecordQuery {
  selection: Selection
  locale: string | null
}

/** A validated query: plain data, so that its JSON is the key of the answer. */
export interface ListQuery extends RecordQuery {
  pagination: Pagination
  sort: SortKey[]
  filter: Filter | null
}
