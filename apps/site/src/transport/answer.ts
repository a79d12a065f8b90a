/**
 * The result of a question to the back office. It never throws: an absent back office is a value
 * that a page renders.
 * - `known`: just fetched.
 * - `remembered`: the back office is away, and this is its last answer (widgets only).
 * - `away`: it is away and nothing is remembered. A page that needs it for its main content
 * rewrites to `/503`; a widget is left out.
 */
export type Answer<T> =
  | { state: 'known'; data: T }
  | { state: 'remembered'; data: T }
  | { state: 'away' }

export function dataOr<T, F>(answer: Answer<T>, fallback: F): T | F {
  return answer.state === 'away' ? fallback : answer.data
}
