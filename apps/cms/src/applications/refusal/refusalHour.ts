import type { PayloadRequest } from 'payload'
import { afterOpeningHours } from '../../dates/openingTime.ts'

const hourMs = 60 * 60_000

/** When a refusal leaves: so many hours from now at least, and while somebody can be called back. */
export async function refusalHour(hours: number, req: PayloadRequest): Promise<Date> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return afterOpeningHours(new Date(Date.now() + hours * hourMs), 0, settings)
}

/** Whether the company is open then. */
export async function isOpenHour(then: Date, req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return afterOpeningHours(then, 0, settings).getTime() <= then.getTime()
}
