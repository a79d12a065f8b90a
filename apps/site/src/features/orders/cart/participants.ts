import type { Participant } from '@sira/contract/enrolments/participant'
import type { CartLine } from '@sira/contract/orders/cart'

/** The fields of a participant. */
export const participantParts = ['nom', 'phone', 'email'] as const
export type ParticipantPart = (typeof participantParts)[number]

/** Fields of participants as they were typed, by their names. */
export type People = Readonly<Record<string, string>>

interface Seat {
  session: number
  /** Counted from 0. */
  place: number
}

const fieldName = /^participant-\d{1,9}-\d{1,2}-(?:nom|phone|email)$/

/**
 * Gives the name of a field: participants are typed at the checkout, and never kept in a cookie.
 */
export function participantField({ session, place }: Seat, part: ParticipantPart): string {
  return `participant-${session}-${place}-${part}`
}

/** Participants in a sent form; empty fields are left out. */
export function peopleIn(sent: FormData): People {
  const typed = [...sent].flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'string' ? value.trim().slice(0, 255) : ''
    return fieldName.test(name) && text !== '' ? [[name, text]] : []
  })
  return Object.fromEntries(typed)
}

/** Gives the participants of a line's seats; a seat without a name is one too. */
export function participantsOf(line: CartLine, people: People): Participant[] {
  if (line.nature !== 'session') return []
  return Array.from({ length: line.quantite }, (_, place) => {
    const seat = { session: line.id, place }
    const given = participantParts.flatMap((part) => {
      const text = people[participantField(seat, part)]
      return text === undefined ? [] : [[part, text] as const]
    })
    return Object.fromEntries(given)
  })
}
