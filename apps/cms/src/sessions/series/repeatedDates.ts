interface Dates {
  debut?: string | null
  finFixee?: string | null
  cloture?: string | null
  jourDecision?: string | null
}

const weekMs = 7 * 86_400_000

/** The days of a session so many times more, so many weeks apart: Ouagadougou has no summer time. */
export function repeatedDates(
  session: Dates,
  { times, weeks }: { times: number; weeks: number },
): (Dates & { debut: string })[] {
  const { debut, finFixee, cloture, jourDecision } = session
  if (!debut) return []
  return Array.from({ length: times }, (_, index) => {
    const later = (time: string) =>
      new Date(Date.parse(time) + (index + 1) * weeks * weekMs).toISOString()
    return {
      debut: later(debut),
      finFixee: finFixee ? later(finFixee) : null,
      cloture: cloture ? later(cloture) : null,
      jourDecision: jourDecision ? later(jourDecision) : null,
    }
  })
}
