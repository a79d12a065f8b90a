import type { PayloadRequest } from 'payload'
import { sessionLines } from '../../enrolments/seats/takeSeats.ts'
import type { Order } from '../../payload-types.ts'
import { isDepositIn } from './isDepositIn.ts'

const dayMs = 86_400_000
/** Before the first session: a seat that is not paid for can still be sold. */
const aheadDays = 7
/** At least so long after the deposit, but never after the start. */
const leastDays = 2

/** The day on which the rest of a deposit is due; nothing where there is none, or one is set already. */
export async function balanceOf(
  { acompte, total, lignes, soldeLe }: Order,
  paye: number,
  req: PayloadRequest,
): Promise<Pick<Order, 'soldeLe'>> {
  if (soldeLe || paye >= total || !isDepositIn({ acompte: acompte ?? null, paye })) return {}
  const ids = sessionLines(lignes ?? []).map(({ session }) => session)
  const { docs } = await req.payload.find({
    collection: 'sessions',
    where: { id: { in: ids }, debut: { exists: true } },
    sort: 'debut',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const start = Date.parse(docs[0]?.debut ?? '')
  if (Number.isNaN(start)) return {}
  return { soldeLe: balanceDay(start, Date.now()) }
}

export function balanceDay(start: number, now: number): string {
  const due = Math.max(start - aheadDays * dayMs, now + leastDays * dayMs)
  const day = new Date(Math.min(due, start)).toISOString().slice(0, 10)
  return `${day}T00:00:00.000Z`
}
