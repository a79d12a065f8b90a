import { isEmail } from '@sira/contract/forms/email'
import { isLocale } from '@sira/contract/locales'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { type NamedRecord, recordsByName } from '../../../database/records/recordsByName.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import { mailIdentity } from '../../../mail/mailIdentity.ts'
import { queueEmail } from '../../../mail/queuedEmail.ts'
import { keptKinds, type NamedKind } from '../../keptKinds.ts'
import { limitsAt } from '../limitsAt.ts'
import { announced, daysAfter, daysBefore, firstNotice, lastNotice, noticed } from './warned.ts'
import { warningLetter } from './warningLetter.ts'

/** Of each kind; after an upgrade, what is old is announced over several nights. */
const mostANight = 500

interface Leaving {
  kind: NamedKind
  record: NamedRecord
}

/**
 * Announces what will be erased, 30 and 7 days before: each to its visitor, where he has an e-mail
 * address, in one letter for all of his. Without one it is noted all the same, and waits as long.
 */
export async function warnBeforeErasure(payload: Payload, now: Date): Promise<void> {
  for (const days of [firstNotice, lastNotice]) {
    const leaving: Leaving[] = []
    for (const kind of keptKinds(payload)) {
      if (kind.followed === null) continue
      const records = await toBeTold(kind, { days, now }, payload)
      leaving.push(...records.map((record) => ({ kind, record })))
    }
    for (const lot of byAddress(leaving)) await tell(lot, { days, now }, payload)
  }
}

interface Notice {
  days: number
  now: Date
}

async function toBeTold(
  kind: NamedKind,
  { days, now }: Notice,
  payload: Payload,
): Promise<NamedRecord[]> {
  const { slug, expired, staying } = kind
  const req = await createLocalReq({}, payload)
  const limits = await limitsAt(payload, daysAfter(now, days))
  const { docs } = await recordsByName(payload).find({
    collection: slug,
    where: expired(limits),
    trash: true,
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const ids = await announced(
    kind,
    docs.map(({ id }) => id),
    req,
  )
  const kept = ids.length > 0 ? await staying?.(ids, limits, req) : undefined
  const told = await noticed(slug, ids, { days, by: now.toISOString() }, req)
  // The last notice follows the first one by the days in between, whenever that came.
  const since = daysBefore(now, firstNotice - lastNotice)
  const due =
    days === lastNotice
      ? await noticed(slug, ids, { days: firstNotice, by: since }, req)
      : new Set(ids)
  return docs
    .filter(({ id }) => due.has(id) && !told.has(id) && !kept?.has(id))
    .slice(0, mostANight)
}

/** One lot for each address; what has none stands alone. */
function byAddress(leaving: readonly Leaving[]): Leaving[][] {
  const lots = new Map<string, Leaving[]>()
  for (const one of leaving) {
    const address = addressIn(one)
    const key = address === undefined ? `${one.kind.slug} ${one.record.id}` : mailboxOf(address)
    lots.set(key, [...(lots.get(key) ?? []), one])
  }
  return [...lots.values()]
}

function addressIn({ kind, record }: Leaving): string | undefined {
  const own = kind.personal.fields.map((field) => record[field])
  return own.find((email): email is string => typeof email === 'string' && isEmail(email))
}

async function tell(lot: readonly Leaving[], notice: Notice, payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    for (const { kind, record } of lot) {
      const { days, now } = notice
      const data = { nature: kind.slug, numero: record.id, jours: days, le: now.toISOString() }
      await payload.create({ collection: 'avertissements', data, depth: 0, req })
    }
    await write(lot, notice, req)
  })
}

async function write(lot: readonly Leaving[], { days, now }: Notice, req: PayloadRequest) {
  const [first] = lot
  const to = first && addressIn(first)
  if (first === undefined || to === undefined) return
  const { brand } = await mailIdentity(req.payload, req)
  const { locale } = first.record
  const letter = warningLetter({
    locale: typeof locale === 'string' && isLocale(locale) ? locale : 'fr',
    references: lot.map(({ record }) => String(record.reference ?? record.id)),
    until: daysAfter(now, days),
    siteUrl: publicUrl(req.payload),
  })
  const about = { relationTo: first.kind.slug, value: first.record.id } as never
  await queueEmail({ kind: 'warning', to, letter, about, brand }, req)
}
