import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import type { Enrolment, TrainingSession } from '../../payload-types.ts'
import { factsOf } from '../../sessions/changes/toldFacts.ts'
import { writeSeatLetter } from '../letters/seatLetter.ts'
import { calendarAttachment } from '../news/calendarAttachment.ts'
import { changeFacts } from '../news/changeFacts.ts'
import { phonesOf, type Reader, readersOf } from '../news/toTell.ts'
import { sessionWithTraining } from '../seats/choice.ts'
import { titleOf } from '../seats/sessionTitle.ts'
import { isExpected } from './mayBeConvoked.ts'
import { drawConvocation } from './paper/drawConvocation.ts'

export interface Telling {
  session: TrainingSession
  /** In which words. */
  about: 'convocation' | 'rappel'
  /** Whether a seat has not been told of it yet. */
  isDue: (seat: Enrolment) => boolean
  now: Date
}

export interface Told {
  letters: number
  calls: number
}

interface Group {
  reader: Reader
  seats: Enrolment[]
}

/**
 * Sends the convocations of a session, or reminds of them: one letter to each address, with the paper of
 * each of its seats. Who has only a phone is called by staff.
 */
export async function tellExpected(telling: Telling, payload: Payload): Promise<Told> {
  const { groups, calls } = await expectedPeople(telling, payload)
  const told: Told = { letters: 0, calls: 0 }
  for (const group of groups) if (await write(telling, group, payload)) told.letters += 1
  for (const seat of calls) {
    const req = await createLocalReq({}, payload)
    const isNoted = await withinTransaction(req, () => claim(telling, seat, req, true))
    if (isNoted) told.calls += 1
  }
  return told
}

async function expectedPeople({ session, isDue, now }: Telling, payload: Payload) {
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where: { session: { equals: session.id }, etat: { equals: 'confirmée' } },
    sort: 'id',
    pagination: false,
    depth: 1,
  })
  const groups = new Map<string, Group>()
  const calls = new Map<string, Enrolment>()
  for (const seat of docs) {
    const order = seat.commande
    if (typeof order !== 'object' || !isExpected(seat, session, now) || !isDue(seat)) continue
    // The participant's own address; without one, that of who ordered.
    const reader = readersOf(seat, order).at(-1)
    const phones = seat.email ? [] : phonesOf(seat, order)
    for (const phone of phones) if (!calls.has(phone)) calls.set(phone, seat)
    if (reader === undefined) continue
    const mailbox = mailboxOf(reader.to)
    const group = groups.get(mailbox) ?? { reader, seats: [] }
    groups.set(mailbox, { ...group, seats: [...group.seats, seat] })
  }
  const written = new Set([...groups.values()].flatMap(({ seats }) => seats.map(({ id }) => id)))
  return {
    groups: groups.values(),
    // The customer has the paper of these by letter; their own phone is called besides.
    calls: [...new Set(calls.values())].map((seat) => ({
      ...seat,
      isWritten: written.has(seat.id),
    })),
  }
}

/** The notes and the letter are kept together, or neither; papers are drawn before. */
async function write(telling: Telling, { reader, seats }: Group, payload: Payload) {
  const { session, about } = telling
  const { locale } = reader
  const localised = await sessionWithTraining(session.id, locale, payload)
  if (!localised) return false
  const req = await createLocalReq({}, payload)
  const papers = new Map<number, AttachedContent>()
  for (const seat of seats) {
    const content = await drawConvocation({ seat, session: localised, locale }, req)
    const name = `convocation-${seat.reference}.pdf`
    papers.set(seat.id, { name, type: 'application/pdf', content })
  }
  return withinTransaction(req, async () => {
    const claimed: AttachedContent[] = []
    for (const seat of seats) {
      const paper = papers.get(seat.id)
      if (paper && (await claim(telling, seat, req))) claimed.push(paper)
    }
    if (claimed.length === 0) return false
    const facts = factsOf(localised)
    await writeSeatLetter(
      {
        ...reader,
        name: about === 'rappel' ? 'startsSoon' : 'convoked',
        kind: 'order',
        session: titleOf(localised, locale),
        facts: changeFacts(facts, facts, locale),
        files: [...calendarAttachment(localised, locale, payload), ...claimed],
      },
      req,
    )
    return true
  })
}

/** Notes it on the seat, unless somebody was faster or the seat is no longer expected. */
async function claim(
  { session, about, now }: Telling,
  seat: Enrolment & { isWritten?: boolean },
  req: PayloadRequest,
  byPhone = false,
): Promise<boolean> {
  const { convoqueLe, rappelePour } = seat
  const at = now.toISOString()
  const call = byPhone ? { prevenirLe: at, prevenirDe: about } : {}
  const noted = about === 'rappel' ? { rappelePour: session.debut } : {}
  const before = seat.isWritten ? [] : [unchanged({ convoqueLe, rappelePour })]
  const updated: unknown = await req.payload.db.updateOne({
    collection: 'inscriptions',
    where: {
      and: [
        { id: { equals: seat.id } },
        { etat: { equals: 'confirmée' } },
        { effaceeLe: { exists: false } },
        ...(byPhone ? [{ prevenirLe: { exists: false } }] : []),
        ...before,
      ],
    },
    data: { convoqueLe: convoqueLe ?? at, ...noted, ...call },
    options: { atomic: true },
    req,
  })
  return updated !== null
}

function unchanged(values: Readonly<Record<string, string | null | undefined>>): Where {
  return {
    and: Object.entries(values).map(([name, value]) => ({
      [name]: value ? { equals: value } : { exists: false },
    })),
  }
}
