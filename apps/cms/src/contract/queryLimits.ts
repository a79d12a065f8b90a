/** What one request may ask for (contract.md: page sizes; the rest protects the server). */
export const queryLimits = {
  defaultPageSize: 25,
  maxPageSize: 100,
  /** Largest page or start: SQL offsets stay exact. */
  maxPage: 1_000_000,
  parameters: 500,
  /** Levels of `$and`, `$or`, `$not` and relations within one another. */
  filterDepth: 8,
  filterConditions: 50,
  filterTextLength: 500,
  listValues: 100,
  sortKeys: 5,
  populateDepth: 5,
  /** Rows an inverse relation brings along per record, lowest id first; `count` counts them all. */
  inverseRows: 100,
  /** Records in one answer, populated ones included. */
  answerRecords: 10_000,
} as const
