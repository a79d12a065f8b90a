import type { Payload } from 'payload'
import { momentInFull } from '../../../dates/dates.ts'
import { cashToCount, latestClosing } from '../../../money/closing/count/cashToCount.ts'
import { whyNot } from '../../../money/closing/count/closeDay.ts'
import { CountForm } from './CountForm.tsx'
import { KeptClosing } from './KeptClosing.tsx'

/** The count of the drawer on the screen of a day: to be made, made, or why it cannot be. */
export async function CashCount({ day, payload }: { day: string; payload: Payload }) {
  const now = new Date()
  const { docs } = await payload.find({
    collection: 'clotures',
    where: { jour: { equals: day } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [kept] = docs
  if (kept) return <KeptClosing closing={kept} />
  const last = await latestClosing(payload)
  const closed = whyNot(day, last, now)
  if (closed !== undefined) return <p className="sira-note">{closed}</p>
  const { amount } = await cashToCount(day, last, now, payload)
  const since = last && `depuis la clôture du ${momentInFull(last.arrete)}`
  return <CountForm day={day} expected={amount} since={since} />
}
