import type { PayloadRequest } from 'payload'
import type { Verdict } from '../../capacity/judgeShare.ts'
import { graceHours } from '../../capacity/scarceRules.ts'
import { afterOpeningHours } from '../../dates/openingTime.ts'

const hourMs = 60 * 60_000

/** How long an order keeps what it has taken. */
export interface KeptUntil {
  echeance: string | null
  /** Sooner than the settings say: another way to pay makes it no later. */
  delaiCourt: boolean
  /** Hours by which the number of a transfer prolongs it, once. */
  sursis: number
}

/** Until the first of what the settings say and what its lines may be kept. */
export async function keptUntil(
  usual: string | null,
  verdicts: readonly Verdict[],
  req: PayloadRequest,
): Promise<KeptUntil> {
  const now = new Date()
  let echeance = usual
  let sursis = graceHours
  for (const verdict of verdicts) {
    if (verdict.kind === 'usual' || verdict.kind === 'refused') continue
    const end =
      verdict.kind === 'hours'
        ? new Date(now.getTime() + verdict.hours * hourMs)
        : await inOpeningHours(now, verdict.hours, req)
    if (echeance !== null && end.toISOString() < echeance) echeance = end.toISOString()
    if (!verdict.prolongs) sursis = 0
  }
  return { echeance, delaiCourt: echeance !== usual, sursis }
}

async function inOpeningHours(from: Date, hours: number, req: PayloadRequest): Promise<Date> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return afterOpeningHours(from, hours, settings)
}
