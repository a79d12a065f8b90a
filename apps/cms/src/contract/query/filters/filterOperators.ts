/** Operators of contract.md with one value. */
const comparisons = [
  '$eq',
  '$eqi',
  '$ne',
  '$nei',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$contains',
  '$containsi',
  '$notContains',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
] as const

export type Comparison = (typeof comparisons)[number]
type ListOperator = '$in' | '$notIn' | '$between'

/** A value for comparison in SQL; days and instants are ISO texts. */
export type FilterScalar = string | number | boolean

/** A condition on the records of one type; plain data, so that it can be part of a cache key. */
export type Filter =
  | { kind: 'and' | 'or'; filters: Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'compare'; attribute: string; operator: Comparison; value: FilterScalar }
  | { kind: 'list'; attribute: string; operator: ListOperator; values: FilterScalar[] }
  | { kind: 'null'; attribute: string; isNull: boolean }
  | { kind: 'related'; relation: string; filter: Filter }
  | { kind: 'linked'; relation: string; isLinked: boolean }

export function isComparison(name: string): name is Comparison {
  return (comparisons as readonly string[]).includes(name)
}

/** Whether an operator compares parts or letters of a text; others compare it as a whole. */
export function looksAtLetters(operator: Comparison): boolean {
  return /contains|starts|ends|eqi|nei/i.test(operator)
}

/** Whether an operator finds records by letters that they contain. */
export function findsLetters(operator: Comparison): boolean {
  return looksAtLetters(operator) && !/^\$(not|nei)/.test(operator)
}
