import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { TrainingSession } from '../../payload-types.ts'
import { factsOf, isSame, type ToldFacts, toldFacts } from '../../sessions/changes/toldFacts.ts'
import { toTell } from './toTell.ts'
import { writeChangeLetters } from './writeChangeLetters.ts'

/** Two changes that follow each other as fast as this are told as one. */
const settledMs = 3 * 60_000
/** The others have their turn at the next run. */
const atOnce = 50

/** Tells those who come to a session that it is moved or cancelled, once. Gives how many sessions. */
export async function tellChanges(payload: Payload, now: Date): Promise<number> {
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
      if (await withinTransaction(req, () => tellChange(id, now, req))) told += 1
    } catch (error) {
      payload.logger.error({ err: error, session: id }, 'un changement de session n’a pas été dit')
    }
  }
  return told
}

/** The letters and the note that they are written are kept together, or neither is. */
async function tellChange(id: number, now: Date, req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  await lockRow('sessions', id, req)
  const session = await payload.findByID({ collection: 'sessions', id, depth: 0, req })
  if (!session.changeLe) return false
  const before = toldFacts.parse(session.avant)
  const told = { changeLe: null, avant: null, updatedAt: session.updatedAt }
  await payload.db.updateOne({ collection: 'sessions', id, data: told, req })
  if (isSame(before, factsOf(session)) || isOver(session, before, now)) return false
  const { letters, calls } = await toTell(session, req)
  await writeChangeLetters({ session, before, letters }, req)
  for (const seat of calls) {
    const data = { prevenirLe: now.toISOString() }
    await payload.db.updateOne({ collection: 'inscriptions', id: seat, data, req })
  }
  return true
}

function isOver({ debut, fin }: TrainingSession, before: ToldFacts, now: Date): boolean {
  const ends = [fin ?? debut, before.debut].map((date) => (date ? Date.parse(date) : 0))
  return Math.max(...ends) < now.getTime()
}
