/** The filters of the journal; an empty one leaves everything in. */
export interface AuditQuestion {
  by: string
  act: string
  /** `2026-11-23` */
  day: string
}

const dayMs = 24 * 60 * 60 * 1000
const one = (at: number, field: string, operator: string) =>
  `where[or][0][and][${at}][${field}][${operator}]`

/** As the list writes its own filters, so that it shows them in words. Days are those of GMT. */
export function auditQuery({ by, act, day }: AuditQuestion): string {
  const conditions: [field: string, operator: string, value: string][] = []
  if (by !== '') conditions.push(['by', 'equals', by])
  if (act !== '') conditions.push(['act', 'equals', act])
  if (day !== '') {
    const begins = new Date(`${day}T00:00:00.000Z`)
    const ends = new Date(begins.getTime() + dayMs)
    conditions.push(['createdAt', 'greater_than_equal', begins.toISOString()])
    conditions.push(['createdAt', 'less_than', ends.toISOString()])
  }
  const query = conditions.map(([field, operator, value], at) => [one(at, field, operator), value])
  return new URLSearchParams(query).toString()
}

/** The question in the address of the list. */
export function askedOf(query: URLSearchParams): AuditQuestion {
  const found = (field: string, operator: string) =>
    [0, 1, 2].flatMap((at) => query.get(one(at, field, operator)) ?? [])[0] ?? ''
  return {
    by: found('by', 'equals'),
    act: found('act', 'equals'),
    day: found('createdAt', 'greater_than_equal').slice(0, 10),
  }
}
