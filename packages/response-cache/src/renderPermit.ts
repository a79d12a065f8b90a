/**
 * Asked before each render that a request causes, the one behind the back of who sees an old answer
 * included; undefined where it may be.
 */
export type Permit = () => Promise<Refusal | undefined>

export interface Refusal {
  /** What is thrown where there is no earlier answer to show. */
  reason: unknown
}
