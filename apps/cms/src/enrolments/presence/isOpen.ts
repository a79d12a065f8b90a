import type { HalfDay } from './halfDays.ts'

/** Nobody is present before the day. */
export function isOpen({ day }: Pick<HalfDay, 'day'>): boolean {
  return day <= new Date().toISOString().slice(0, 10)
}
