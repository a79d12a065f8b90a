import type { PayloadRequest } from 'payload'
import { sessionLines } from '../../enrolments/seats/takeSeats.ts'
import type { Order, TrainingSession } from '../../payload-types.ts'
import { isDepositIn } from './isDepositIn.ts'
import { purchaseDay } from './purchaseDay.ts'

const dayMs = 86_400_000
/** Before the first session: a seat that is not paid for can still be sold. */
const aheadDays = 7
/** At least so long after the deposit, but never after the start. */
const leastDays = 2

/** The day on which the rest of a deposit is due; nothing where there is no rest, or a day already. */
export async function balanceOf(
  { acompte, total, lignes, soldeLe }: Order,
  paye: number,
  req: PayloadRequest,
): Promise<Pick<Order, 'soldeLe'>> {
  if (soldeLe || paye >= total || !isDepositIn({ acompte: acompte ?? null, paye })) return {}
  const start = await firstStart(lignes ?? [], req)
  // A piece of work is held on no day: it is paid as a purchase order is.
  if (start === undefined) return { soldeLe: await purchaseDay({ lignes: lignes ?? [] }, req) }
  return { soldeLe: balanceDay(start, Date.now()) }
}

/** When the first session of an order begins; with `was` when it would, had one not been moved. */
export async function firstStart(
  lines: NonNullable<Order['lignes']>,
  req: PayloadRequest,
  was?: { id: number; debut: string },
): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'sessions',
    where: { id: { in: sessionLines(lines).map(({ session }) => session) } },
    pagination: false,
    depth: 0,
    req,
  })
  const startOf = ({ id, debut }: TrainingSession) => (id === was?.id ? was.debut : debut)
  const starts = docs.flatMap((session) => startOf(session) ?? [])
  return starts.length === 0 ? undefined : Math.min(...starts.map((start) => Date.parse(start)))
}

export function balanceDay(start: number, now: number): string {
  return dayBetween(start - aheadDays * dayMs, start, now)
}

/** A day for the rest, as many days later or earlier as the start. */
export function movedBalance(
  soldeLe: string,
  { from, to }: { from: number; to: number },
  now: number,
): string {
  const days = Math.floor(to / dayMs) - Math.floor(from / dayMs)
  return dayBetween(Date.parse(soldeLe) + days * dayMs, to, now)
}

function dayBetween(wanted: number, start: number, now: number): string {
  const due = Math.max(wanted, now + leastDays * dayMs)
  const day = new Date(Math.min(due, start)).toISOString().slice(0, 10)
  return `${day}T00:00:00.000Z`
}
