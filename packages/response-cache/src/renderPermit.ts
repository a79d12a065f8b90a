/**
 * Asked before each render that a request causes, also in the background; gives undefined where it
 * is allowed.
 */
export type Permit = () => Promise<Refusal | undefined>

export interface Refusal {
  /** The error where there is no earlier answer to show. */
  reason: unknown
}
