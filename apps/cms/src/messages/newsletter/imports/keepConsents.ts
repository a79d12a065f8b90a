import type { PayloadRequest } from 'payload'
import { recordAct } from '../../../audit/recordAct.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import type { Consent } from './importReport.ts'
import { type Joining, judgeConsents } from './judgeConsents.ts'
import { queueWelcome } from './welcomeReadersTask.ts'

/**
 * A batch small enough that the writer of the database is free again soon; its letters go out
 * within a minute.
 */
const lotSize = 50

/**
 * Subscribes people in batches; gives their number. After a break the finished batches stay, and
 * the same file again brings the rest, because it skips known subscribers.
 */
export async function keepConsents(
  consents: readonly Consent[],
  req: PayloadRequest,
): Promise<number> {
  let kept = 0
  for (let from = 0; from < consents.length; from += lotSize) {
    const lot = consents.slice(from, from + lotSize)
    const total = from === 0 ? consents.length : undefined
    kept += await keepLot(lot, from / lotSize, total, req)
  }
  return kept
}

async function keepLot(
  lot: Consent[],
  minute: number,
  total: number | undefined,
  req: PayloadRequest,
): Promise<number> {
  const keep = () =>
    withinTransaction(req, async () => {
      // Written before the first subscriber, so that every import is in the audit.
      if (total !== undefined) await noteImport(total, req)
      // Checked again: people subscribe, leave and are erased while the preview is read.
      const { joining } = await judgeConsents({ consents: lot, refused: [] }, req)
      const readers: number[] = []
      for (const one of joining) readers.push(await keepOne(one, req))
      if (readers.length > 0) await queueWelcome(readers, minute, req)
      return readers.length
    })
  try {
    return await keep()
  } catch {
    // A person of the batch may have subscribed himself at this moment: the second attempt finds
    // him.
    return keep()
  }
}

async function keepOne(
  { email, locale, day, source, record }: Joining,
  req: PayloadRequest,
): Promise<number> {
  const consented = `${day}T12:00:00.000Z`
  const data = {
    subscription: 'confirmed',
    confirmedAt: consented,
    consentDay: consented,
    consentSource: source,
    importedBy: nameOf(req),
    importedAt: new Date().toISOString(),
    // There is nothing to do for staff.
    state: 'closed',
    suspicion: null,
  } as const
  const { payload } = req
  const into = { collection: 'newsletters', depth: 0, req } as const
  if (record === undefined) {
    const { id } = await payload.create({ ...into, data: { ...data, email, locale } })
    return id
  }
  const context = { work: { act: 'imported', why: 'abonnement confirmé' } } as const
  await payload.update({ ...into, id: record, data, context })
  return record
}

function noteImport(total: number, req: PayloadRequest): Promise<void> {
  return recordAct(req, {
    act: 'imported',
    place: 'newsletters',
    what: 'Abonnés à la newsletter',
    details: `Abonnés : ${total}`,
  })
}
