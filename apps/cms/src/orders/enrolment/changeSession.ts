import { conflict } from '@sira/contract/wire/refusals'
import { APIError, type PayloadRequest } from 'payload'
import { takeUnits } from '../../capacity/units.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { keptStep, type Step } from '../../dossiers/history/step.ts'
import { lockReaders, tellNewSession } from '../../enrolments/news/tellNewSession.ts'
import {
  fits,
  isAnother,
  mayChoose,
  priceOf,
  sessionWithTraining,
} from '../../enrolments/seats/choice.ts'
import { freeSeats } from '../../enrolments/seats/freeSeats.ts'
import { earliest } from '../../enrolments/seats/seatLimit.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { titleOf } from '../../enrolments/seats/sessionTitle.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { enrolmentEnd } from '../../sessions/facts/enrolmentEnd.ts'
import { sessionSeats } from '../../sessions/seats/sessionSeats.ts'
import { firstStart } from '../moves/balanceOf.ts'
import { withOneMore, withoutOne } from './lineOfSeat.ts'
import { lowered, lowerPrice } from './lowerPrice.ts'
import { movedDay } from './movedDay.ts'

type Lines = NonNullable<Order['lignes']>

/**
 * A seat becomes one of another session of the same training, taken by the statement of every order;
 * what was paid goes with it. Its customer chooses once its session was moved or cancelled, staff
 * (`by`) whenever they say why, whatever it costs: the seat never costs more than before. The order is
 * ours until the transaction ends.
 */
export async function changeSession(
  seat: Enrolment,
  order: Order,
  { to, by }: { to: number; by?: Step },
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
  if (!old || !next) throw refused('elsewhere', by)
  const goes = by
    ? isAnother(old, next, now)
    : mayChoose(seat, old, now) && fits(seat, old, next, now)
  if (!goes) throw refused('elsewhere', by)
  const left = await takeUnits(sessionSeats(to), 1, req)
  if (left === undefined && typeof next.libres === 'number') throw refused('full', by)
  const why = [`Session ${from} quittée`, by?.why].filter(Boolean).join('. ')
  const step = keptStep(seat.etat, seat.etat, { by: 'client', ...by, why })
  const price = lowered(seat, priceOf(next))
  const changed = await req.payload.update({
    collection: 'inscriptions',
    id: seat.id,
    data: {
      session: to,
      ...price,
      place: await nextPlace(order, to, req),
      ...{ prevenirLe: null, prevenirDe: null, convoqueLe: null, rappelePour: null },
      etapes: [...(seat.etapes ?? []), step],
    },
    depth: 0,
    req,
  })
  const lines = order.lignes ?? []
  const lignes = withLine(lines, seat, {
    ...{ id: to, title: titleOf(next, order.locale), prix: price.prix },
  })
  const asked = { collection: 'commandes', id: order.id, depth: 0, req } as const
  // Unpaid, no seat is held longer than anybody may take one.
  const echeance = earliest(order.echeance ?? null, enrolmentEnd(next).toISOString())
  const starts = { from: await firstStart(lines, req), to: await firstStart(lignes, req) }
  const due = await movedDay({ ...order, lignes }, starts, req)
  const kept = await req.payload.update({ ...asked, data: { lignes, echeance, ...due } })
  await lowerPrice(kept, { reference: seat.reference, was: seat, is: price }, req)
  await freeSeats(from, 1, req)
  await tellNewSession({ seat: changed, order, from: old, to: next }, req)
  return changed
}

const sentences = {
  client: {
    elsewhere: 'This seat cannot go to that session',
    full: 'That session has no seat left',
  },
  personnel: {
    elsewhere: 'Choisissez une autre session de la même formation, ouverte aux inscriptions.',
    full: 'Cette session n’a plus de place libre.',
  },
} as const

function refused(why: keyof (typeof sentences)['client'], by: Step | undefined): Error {
  return by
    ? new APIError(sentences.personnel[why], 409, null, true)
    : conflict(sentences.client[why])
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

interface Line {
  id: number
  title: string
  prix: number
}

/** The lines with one seat less of its session, and one more of the other. */
function withLine(lines: Lines, seat: Enrolment, { id, title, prix }: Line) {
  const without = withoutOne(lines, seat).filter(({ quantite }) => quantite > 0)
  const more = withOneMore(without, { session: id, prix })
  if (more) return more
  const line = { nature: 'session' as const, session: id, numero: id, titre: title, reserve: 0 }
  return [...without, { ...line, quantite: 1, prix, montant: prix }]
}
