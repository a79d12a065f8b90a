import type { Payload, Where } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import type { Enrolment, TrainingSession } from '../../payload-types.ts'
import { tellExpected } from './tellExpected.ts'

/** Two days before the start participants are reminded. */
const aheadMs = 2 * 86_400_000
/** The others have their turn at the next run. */
const atOnce = 100

/** Convokes who has a seat of a guaranteed session, as soon as it is confirmed. Gives how many letters. */
export async function convokeGuaranteed(payload: Payload, now: Date): Promise<number> {
  const where: Where = {
    etat: { equals: 'garantie' },
    debut: { greater_than: now.toISOString() },
    // A change is told first.
    changeLe: { exists: false },
  }
  const isDue = ({ convoqueLe }: Enrolment) => !convoqueLe
  return tellEach(
    where,
    (session) => tellExpected({ session, about: 'convocation', isDue, now }, payload),
    payload,
  )
}

/** Reminds of the start, once for the day on which it is: of a session that is moved, once more. */
export async function remindBeforeStart(payload: Payload, now: Date): Promise<number> {
  const where: Where = {
    etat: { in: ['ouverte', 'garantie', 'close'] },
    debut: {
      greater_than: now.toISOString(),
      less_than: new Date(now.getTime() + aheadMs).toISOString(),
    },
    changeLe: { exists: false },
  }
  return tellEach(
    where,
    (session) => {
      const isDue = (seat: Enrolment) => needsReminder(seat, session)
      return tellExpected({ session, about: 'rappel', isDue, now }, payload)
    },
    payload,
  )
}

/** A letter of the last two days replaces the reminder. */
function needsReminder(
  { convoqueLe, rappelePour }: Enrolment,
  { debut, deplaceeLe }: TrainingSession,
): boolean {
  const from = new Date(Date.parse(debut ?? '') - aheadMs).toISOString()
  if ([convoqueLe, deplaceeLe].some((told) => told && told > from)) return false
  return dayOf(rappelePour) !== dayOf(debut)
}

async function tellEach(
  where: Where,
  tell: (session: TrainingSession) => ReturnType<typeof tellExpected>,
  payload: Payload,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'sessions',
    where,
    sort: 'debut',
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  let letters = 0
  for (const session of docs) {
    try {
      letters += (await tell(session)).letters
    } catch (error) {
      payload.logger.error(
        { err: error, session: session.id },
        'une convocation n’a pas été écrite',
      )
    }
  }
  return letters
}
