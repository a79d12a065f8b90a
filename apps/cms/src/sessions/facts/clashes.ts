/** A session as it takes a trainer and a room. */
export interface Occupying {
  id: number
  debut?: string | null
  fin?: string | null
  /** The number of the trainer. */
  formateur?: number | null
  salle?: string | null
}

/** Sessions that want a trainer or a room at the same time, by number. */
export function clashesIn(sessions: readonly Occupying[]): ReadonlySet<number> {
  const inOrder = sessions
    .filter(({ debut }) => debut)
    .toSorted((a, b) => String(a.debut).localeCompare(String(b.debut)))
  const clashing = new Set<number>()
  inOrder.forEach((one, index) => {
    for (const other of inOrder.slice(index + 1)) {
      // Whatever begins later than this one ends begins later still further on.
      if (String(other.debut) >= String(one.fin ?? one.debut)) break
      if (shares(one, other)) clashing.add(one.id).add(other.id)
    }
  })
  return clashing
}

function shares(one: Occupying, other: Occupying): boolean {
  const room = roomOf(one)
  const trainer = one.formateur ?? undefined
  return (
    (room !== '' && room === roomOf(other)) ||
    (trainer !== undefined && trainer === other.formateur)
  )
}

const roomOf = ({ salle }: Occupying) => (salle ?? '').trim().toLowerCase()
