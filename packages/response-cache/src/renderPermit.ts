/**
 * Asked before each render that a request causes, the one behind the back of who sees an old answer
 * included; undefined where it may be.
 */
export type Permit = () => Promise<Refusal | undefined>

export interface Refusal {
  /** The error where there is no earlier answer to show. */
  reason: unknown
}
