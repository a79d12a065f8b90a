/** A month as it stands in an address: `2026-11`. */
export type Month = string

const form = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month that is asked for, or the one of today. */
export function askedMonth(asked: unknown, today: Date): Month {
  return typeof asked === 'string' && form.test(asked) ? asked : today.toISOString().slice(0, 7)
}

/** Months later, or earlier. */
export function monthsFrom(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/**
 * The days of a month, `2026-11-01` and so on, by the clock of Ouagadougou: that of UTC. With the
 * column of the first one, Monday being 1.
 */
export function daysOf(month: Month): { days: string[]; firstColumn: number } {
  const first = new Date(`${month}-01T00:00:00Z`)
  const last = new Date(`${monthsFrom(month, 1)}-01T00:00:00Z`)
  const count = Math.round((last.getTime() - first.getTime()) / 86_400_000)
  const days = Array.from({ length: count }, (_, index) => {
    return `${month}-${String(index + 1).padStart(2, '0')}`
  })
  return { days, firstColumn: first.getUTCDay() || 7 }
}

/** What a moment of the month fulfils. */
export function within(month: Month) {
  return {
    greater_than_equal: `${month}-01T00:00:00.000Z`,
    less_than: `${monthsFrom(month, 1)}-01T00:00:00.000Z`,
  }
}
