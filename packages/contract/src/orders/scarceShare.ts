import { limits } from '../limits.ts'

/** The most that one phone or network may hold unpaid of so many: half, rounded up. */
export function scarceShare(units: number): number {
  return Math.ceil(units / 2)
}

/** The most copies to offer in one order; `left`: none where copies are not counted. */
export function offeredCopies(left: number | null | undefined): number {
  const { max } = limits.quantity
  return left == null ? max : Math.min(max, scarceShare(left))
}
