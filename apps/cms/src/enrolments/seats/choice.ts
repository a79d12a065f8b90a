import type { SeatChoice } from '@sira/contract/enrolments/seatChoice'
import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
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
  return isAnother(from, to, now) && priceOf(to) <= prix
}

/** FCFA of a seat; what has no price is sold to nobody. */
export function priceOf({ prix, formation }: TrainingSession): number {
  const ofTraining = typeof formation === 'object' ? formation?.prix_formation : undefined
  return Math.round(prix ?? ofTraining ?? Number.POSITIVE_INFINITY)
}

/** Whether it is another session of the same training that takes people. */
export function isAnother(from: TrainingSession, to: TrainingSession, now: Date): boolean {
  return from.id !== to.id && trainingOf(from) === trainingOf(to) && isOpen(to, now)
}

/** Gives the choice instead of a moved or cancelled session; undefined for any other session. */
export async function choiceOf(
  seat: Enrolment,
  session: TrainingSession | null | undefined,
  locale: Locale,
  payload: Payload,
): Promise<{ choix?: SeatChoice }> {
  if (!session || !mayChoose(seat, session, new Date())) return {}
  const sessions = await choicesOf(seat, session, locale, payload)
  return { choix: { annulee: session.etat === 'annulee', sessions } }
}

/** The sessions that a seat may go to, with the day and the town of each: the training is the same. */
async function choicesOf(
  seat: Pick<Enrolment, 'prix'>,
  from: TrainingSession,
  locale: Locale,
  payload: Payload,
): Promise<SeatChoice['sessions']> {
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
    .map((to) => ({ id: to.id, titre: choiceTitle(to, seat.prix, locale) }))
}

/** Its price is said where it is another one. */
function choiceTitle(to: TrainingSession, prix: number, locale: Locale): string {
  const price = priceOf(to)
  const title = whenAndWhere(to, locale)
  return price < prix ? `${title}, ${amountText(price, locale)}` : title
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
