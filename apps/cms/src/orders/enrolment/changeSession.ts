import { conflict } from '@sira/contract/wire/refusals'
import type { PayloadRequest } from 'payload'
import { takeUnits } from '../../capacity/units.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import { lockReaders, tellNewSession } from '../../enrolments/news/tellNewSession.ts'
import { fits, mayChoose, sessionWithTraining } from '../../enrolments/seats/choice.ts'
import { freeSeats } from '../../enrolments/seats/freeSeats.ts'
import { earliest } from '../../enrolments/seats/seatLimit.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { titleOf } from '../../enrolments/seats/sessionTitle.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { enrolmentEnd } from '../../sessions/facts/enrolmentEnd.ts'
import { sessionSeats } from '../../sessions/seats/sessionSeats.ts'
import { askForRest } from './askForRest.ts'
import { withOneMore, withoutOne } from './lineOfSeat.ts'

type Lines = NonNullable<Order['lignes']>

/**
 * A seat becomes one of another session of the same training, taken by the statement of every order;
 * what was paid goes with it. The order is ours until the transaction ends.
 */
export async function changeSession(
  seat: Enrolment,
  order: Order,
  to: number,
  req: PayloadRequest,
): Promise<Enrolment> {
  const from = sessionOf(seat)
  if (from === to) return seat
  await lockReaders(seat, order, req)
  for (const id of [from, to].toSorted((one, other) => one - other)) {
    await lockRow('sessions', id, req)
  }
  const old = await sessionWithTraining(from, order.locale, req.payload, req)
  const next = await sessionWithTraining(to, order.locale, req.payload, req)
  const now = new Date()
  if (!old || !next || !mayChoose(seat, old, now) || !fits(seat, old, next, now)) {
    throw conflict('This seat cannot go to that session')
  }
  const left = await takeUnits(sessionSeats(to), 1, req)
  if (left === undefined && typeof next.libres === 'number') {
    throw conflict('That session has no seat left')
  }
  const step = keptStep(seat.etat, seat.etat, { by: 'client', why: `Session ${from} quittée` })
  const changed = await req.payload.update({
    collection: 'inscriptions',
    id: seat.id,
    data: {
      session: to,
      place: await nextPlace(order, to, req),
      ...{ prevenirLe: null, prevenirDe: null, convoqueLe: null, rappelePour: null },
      etapes: [...(seat.etapes ?? []), step],
    },
    depth: 0,
    req,
  })
  const lignes = withLine(order.lignes ?? [], seat, { id: to, title: titleOf(next, order.locale) })
  const asked = { collection: 'commandes', id: order.id, depth: 0, req } as const
  // Unpaid, no seat is held longer than anybody may take one.
  const echeance = earliest(order.echeance ?? null, enrolmentEnd(next).toISOString())
  await askForRest(await req.payload.update({ ...asked, data: { lignes, echeance } }), req)
  await freeSeats(from, 1, req)
  await tellNewSession({ seat: changed, order, from: old, to: next }, req)
  return changed
}

async function nextPlace({ id }: Order, session: number, req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'inscriptions',
    where: { commande: { equals: id }, session: { equals: session } },
    sort: '-place',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return (docs[0]?.place ?? -1) + 1
}

/** The lines with one seat less of its session, and one more of the other for the same money. */
function withLine(lines: Lines, seat: Enrolment, { id, title }: { id: number; title: string }) {
  const { prix } = seat
  const without = withoutOne(lines, seat).filter(({ quantite }) => quantite > 0)
  const more = withOneMore(without, { session: id, prix })
  if (more) return more
  const line = { nature: 'session' as const, session: id, numero: id, titre: title, reserve: 0 }
  return [...without, { ...line, quantite: 1, prix, montant: prix }]
}
