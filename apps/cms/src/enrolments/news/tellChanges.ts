import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { TrainingSession } from '../../payload-types.ts'
import {
  factsOf,
  isElsewhere,
  isSame,
  type ToldFacts,
  toldFacts,
} from '../../sessions/changes/toldFacts.ts'
import { toTell } from './toTell.ts'
import { writeChangeLetters } from './writeChangeLetters.ts'

/** Two changes that follow each other as fast as this are told as one. */
const settledMs = 3 * 60_000
/** The others have their turn at the next run. */
const atOnce = 50
/** It changed again, or somebody else told it: nothing of this is kept. */
const changedMeanwhile = new Error('The session has changed meanwhile')

/** The other effects of a move of a session, in the transaction in which it is told. */
export type WhenMoved = (
  session: TrainingSession,
  before: ToldFacts,
  req: PayloadRequest,
) => Promise<void>

/** Tells those who come to a session that it is moved or cancelled, once. Gives how many sessions. */
export async function tellChanges(
  payload: Payload,
  now: Date,
  whenMoved?: WhenMoved,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'sessions',
    where: { changeLe: { less_than: new Date(now.getTime() - settledMs).toISOString() } },
    sort: 'changeLe',
    limit: atOnce,
    pagination: false,
    depth: 0,
    select: {},
  })
  let told = 0
  for (const { id } of docs) {
    try {
      const req = await createLocalReq({}, payload)
      if (await withinTransaction(req, () => tellChange(id, { now, whenMoved }, req))) {
        told += 1
      }
    } catch (error) {
      if (error === changedMeanwhile) continue
      payload.logger.error({ err: error, session: id }, 'un changement de session n’a pas été dit')
    }
  }
  return told
}

/**
 * The letters and the note that they are written are kept together, or neither is. Seats are locked
 * first, mailboxes after them and the session last, as by who changes a seat.
 */
async function tellChange(
  id: number,
  { now, whenMoved }: { now: Date; whenMoved: WhenMoved | undefined },
  req: PayloadRequest,
): Promise<boolean> {
  const session = await req.payload.findByID({ collection: 'sessions', id, depth: 0, req })
  if (!session.changeLe) return false
  const [before, is] = [toldFacts.parse(session.avant), factsOf(session)]
  const isTold = !isSame(before, is) && !isOver(session, before, now)
  // Orders are locked before their seats.
  if (isTold && !is.isCancelled) await whenMoved?.(session, before, req)
  if (isTold) await writeToAll(session, before, now, req)
  await endChange(session, isTold && isElsewhere(before, is), req)
  return isTold
}

async function writeToAll(
  session: TrainingSession,
  before: ToldFacts,
  now: Date,
  req: PayloadRequest,
): Promise<void> {
  const { letters, calls } = await toTell(session, req)
  for (const seat of calls) {
    const data = { prevenirLe: now.toISOString(), prevenirDe: 'changement' }
    await req.payload.db.updateOne({ collection: 'inscriptions', id: seat, data, req })
  }
  await writeChangeLetters({ session, before, letters }, req)
}

/** Ends a change that was told, unless a newer one came; holders of an older seat may choose anew. */
async function endChange(
  { id, changeLe }: TrainingSession,
  isMoved: boolean,
  req: PayloadRequest,
): Promise<void> {
  const ended: unknown = await req.payload.db.updateOne({
    collection: 'sessions',
    where: { and: [{ id: { equals: id } }, { changeLe: { equals: changeLe } }] },
    data: {
      changeLe: null,
      avant: null,
      updatedAt: null,
      ...(isMoved && { deplaceeLe: changeLe }),
    },
    options: { atomic: true },
    req,
  })
  if (ended === null) throw changedMeanwhile
}

function isOver({ debut, fin }: TrainingSession, before: ToldFacts, now: Date): boolean {
  const ends = [fin ?? debut, before.fin ?? before.debut]
  return Math.max(...ends.map((date) => (date ? Date.parse(date) : 0))) < now.getTime()
}
