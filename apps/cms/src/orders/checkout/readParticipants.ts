import type { Participant } from '@sira/contract/enrolments/participant'
import type { FieldProblem } from '@sira/contract/wire/errors'
import { readReach } from '../../enrolments/change/readReach.ts'

/** The participants of a line, with their addresses as they are kept; adds the problems found. */
export function readParticipants(
  { participants }: { participants: readonly Participant[] },
  index: number,
  dialCode: string,
  problems: FieldProblem[],
): Participant[] {
  return participants.map((one, place) => {
    const path = ['lignes', String(index), 'participants', String(place)]
    const { participant, wrong } = readReach(one, dialCode)
    for (const field of wrong) {
      const message = `${path.join('.')}.${field} cannot be reached`
      problems.push({ path: [...path, field], message })
    }
    return participant
  })
}
