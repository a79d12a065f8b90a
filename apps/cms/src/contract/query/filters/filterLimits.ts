/** What the filters of one request may ask for. */
export const filterLimits = {
  /** Levels of `$and`, `$or`, `$not` and relations within one another. */
  depth: 8,
  conditions: 50,
  /** Characters of a value. */
  text: 500,
  /** Values of a list. */
  list: 100,
} as const
