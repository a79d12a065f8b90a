import type { Order } from '../payload-types.ts'

/** The sum due now for an order: its deposit first, then the rest. */
export function dueNow({
  total,
  paye,
  acompte,
}: Pick<Order, 'total' | 'paye' | 'acompte'>): number {
  return (acompte && paye < acompte ? acompte : total) - paye
}
