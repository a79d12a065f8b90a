import { holdingStates } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import { dueNow } from '../../../money/dueNow.ts'
import type { Order, TrainingSession } from '../../../payload-types.ts'
import type { Attendant } from '../attendance.ts'
import { isEnough } from '../presence.ts'

/** How full a session is, what is paid of it, and who came. */
export interface SessionFigures {
  taken: number
  /** Null where seats are not counted. */
  seats: number | null
  /** Seats whose order owes nothing. */
  paid: number
  /** Those who followed enough for a certificate. */
  present: number
  /** The orders that owe something. */
  dues: SessionDue[]
}

export interface SessionDue {
  id: number
  reference: string
  nom: string | null
  /** FCFA due by that day: a deposit first, then the rest. */
  reste: number
  acompte: boolean
  until: string | null
}

export async function sessionFigures(
  { places }: Pick<TrainingSession, 'places'>,
  attendants: readonly Attendant[],
  req: PayloadRequest,
): Promise<SessionFigures> {
  const orders = await ordersOf(attendants, req)
  const owesNothing = ({ seat }: Attendant) => {
    const order = orders.get(seat.id)
    return order !== undefined && order.paye >= order.total
  }
  const owing = [...new Set(orders.values())].filter(
    ({ etat, paye, total }) => holdingStates.includes(etat) && paye < total,
  )
  return {
    taken: attendants.length,
    seats: places ?? null,
    paid: attendants.filter(owesNothing).length,
    present: attendants.filter(({ share }) => isEnough(share)).length,
    dues: owing.map((order) => {
      const { id, reference, nom, total, paye, soldeLe, echeance } = order
      const reste = dueNow(order)
      return {
        ...{ id, reference, nom: nom ?? null, reste },
        acompte: reste < total - paye,
        until: soldeLe ?? echeance ?? null,
      }
    }),
  }
}

/** The order of each seat, by the number of the seat. */
export async function ordersOf(
  attendants: readonly Attendant[],
  req: PayloadRequest,
): Promise<ReadonlyMap<number, Order>> {
  const orderOf = ({ seat: { commande } }: Attendant) =>
    typeof commande === 'object' ? commande.id : commande
  const ids = [...new Set(attendants.map(orderOf))]
  const where = { id: { in: ids } }
  const all = { where, pagination: false, depth: 0, req } as const
  const { docs } = await req.payload.find({ collection: 'commandes', ...all })
  const byId = new Map(docs.map((order) => [order.id, order]))
  return new Map(
    attendants.flatMap((one): [number, Order][] => {
      const order = byId.get(orderOf(one))
      return order ? [[one.seat.id, order]] : []
    }),
  )
}
