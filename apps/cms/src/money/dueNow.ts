import type { Order } from '../payload-types.ts'

/** What is to be paid of an order now: its deposit first, then the rest. */
export function dueNow({
  total,
  paye,
  acompte,
}: Pick<Order, 'total' | 'paye' | 'acompte'>): number {
  return (acompte && paye < acompte ? acompte : total) - paye
}
