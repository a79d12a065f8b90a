/** The limits of the filters of one request. */
export const filterLimits = {
  /** Nested levels of `$and`, `$or`, `$not` and relations. */
  depth: 8,
  conditions: 50,
  /** Characters of a value. */
  text: 500,
  /** Values of a list. */
  list: 100,
} as const
