import type { HeldDay } from './heldDays.ts'

/** A day of a session, as it takes a trainer and a room. */
export interface TakenDay extends HeldDay {
  /** The number of the trainer. */
  trainer?: number | null | undefined
  room?: string | null | undefined
}

/** The days that want a trainer or a room which another one of them has at the same time. */
export function clashesIn<Day extends TakenDay>(days: readonly Day[]): ReadonlySet<Day> {
  const inOrder = days.toSorted((a, b) => a.from - b.from)
  const clashing = new Set<Day>()
  inOrder.forEach((one, index) => {
    for (const other of inOrder.slice(index + 1)) {
      // Whatever begins later than this one ends begins later still further on.
      if (other.from >= one.until) break
      if (shares(one, other)) clashing.add(one).add(other)
    }
  })
  return clashing
}

function shares(one: TakenDay, other: TakenDay): boolean {
  const room = roomOf(one)
  const trainer = one.trainer ?? undefined
  return (
    (room !== '' && room === roomOf(other)) || (trainer !== undefined && trainer === other.trainer)
  )
}

const roomOf = ({ room }: TakenDay) => (room ?? '').trim().toLowerCase()
