import type { Locale } from '@sira/contract/locales'
import type { Payload, PayloadRequest } from 'payload'
import type { Enrolment, TrainingSession } from '../../payload-types.ts'
import { isOpen, openWhere } from './openSession.ts'
import { whenAndWhere } from './sessionTitle.ts'

/** Enough to choose from. */
const mostShown = 40

/** Whether who has a seat may choose anew: its session is cancelled, or was moved since. */
export function mayChoose(
  { etat, createdAt }: Pick<Enrolment, 'etat' | 'createdAt'>,
  session: TrainingSession,
  now: Date,
): boolean {
  if (etat !== 'retenue' && etat !== 'confirmée') return false
  if (session.etat === 'annulee') return true
  const isAhead = session.debut ? Date.parse(session.debut) > now.getTime() : true
  return isAhead && Boolean(session.deplaceeLe) && createdAt < (session.deplaceeLe ?? '')
}

/** Whether a seat of one session may become one of another: of the same training, for no more money. */
export function fits(
  { prix }: Pick<Enrolment, 'prix'>,
  from: TrainingSession,
  to: TrainingSession,
  now: Date,
): boolean {
  if (from.id === to.id || trainingOf(from) !== trainingOf(to) || !isOpen(to, now)) return false
  const ofTraining = typeof to.formation === 'object' ? to.formation?.prix_formation : undefined
  const price = to.prix ?? ofTraining
  return typeof price === 'number' && Math.round(price) <= prix
}

/** The sessions that a seat may go to, with the day and the town of each: the training is the same. */
export async function choicesOf(
  seat: Pick<Enrolment, 'prix'>,
  from: TrainingSession,
  locale: Locale,
  payload: Payload,
): Promise<{ id: number; titre: string }[]> {
  const now = new Date()
  const { docs } = await payload.find({
    collection: 'sessions',
    where: {
      and: [
        openWhere(now),
        { formation: { equals: trainingOf(from) } },
        { or: [{ libres: { exists: false } }, { libres: { greater_than: 0 } }] },
      ],
    },
    sort: 'debut',
    locale,
    limit: mostShown,
    pagination: false,
    depth: 1,
  })
  return docs
    .filter((to) => fits(seat, from, to, now))
    .map((to) => ({ id: to.id, titre: whenAndWhere(to, locale) }))
}

export function sessionWithTraining(
  id: number,
  locale: Locale,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<TrainingSession | null> {
  const asked = { collection: 'sessions', id, locale, depth: 1, disableErrors: true } as const
  return payload.findByID({ ...asked, req })
}

function trainingOf({ formation }: TrainingSession): number | undefined {
  return typeof formation === 'object' ? formation?.id : formation
}
