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
  /** Relations that a filter, a sort and populate together may follow, one from another. */
  relationDepth: 3,
  /** Comparisons for each record, of filters, sorts and populate together (see queryCost). */
  queryCost: 100,
  /** For questions of strangers that are in no cache, and for those of our own programs. */
  patience: {
    strangers: { longestMs: 2000, waiting: 20 },
    own: { longestMs: 5000, waiting: 1000 },
  },
  /** Rows an inverse relation brings along per record, lowest id first; `count` counts them all. */
  inverseRows: 100,
  /** Records in one answer, populated ones included. */
  answerRecords: 4000,
  /** Records read at a time: others are answered in between. */
  recordsAtOnce: 50,
} as const
