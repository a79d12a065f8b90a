import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import type { JobAlert } from '../../payload-types.ts'
import { alertLetter } from './alertLetter.ts'
import { alertPage } from './alertLinks.ts'
import { type OpenOffer, openOffers, searchSynonyms } from './openOffers.ts'
import { wantedOffers } from './wantedOffers.ts'

/** Read at a time. */
const atOnce = 200
/** In one letter; the others come the day after. */
const mostOffers = 10

/** One letter for each alert that has something new; gives how many were written. */
export async function sendAlerts(payload: Payload, now: Date): Promise<number> {
  const offers = await openOffers(payload, now)
  const synonyms = await searchSynonyms(payload)
  let written = 0
  let last = 0
  for (;;) {
    const { docs } = await payload.find({
      collection: 'alertes',
      where: { etat: { equals: 'active' }, id: { greater_than: last } },
      sort: 'id',
      limit: atOnce,
      pagination: false,
      depth: 0,
    })
    for (const alert of docs) {
      last = alert.id
      const wanted = wantedOffers(alert, offers, synonyms)
      if (wanted.length > 0 && (await send(alert, wanted, payload))) written += 1
    }
    if (docs.length < atOnce) return written
  }
}

/** One that fails keeps no other waiting; what was sent and the letter are kept together, or not. */
async function send(alert: JobAlert, wanted: OpenOffer[], payload: Payload): Promise<boolean> {
  try {
    const req = await createLocalReq({}, payload)
    return await withinTransaction(req, () => write(alert, wanted, req))
  } catch (error) {
    payload.logger.error({ err: error, alert: alert.id }, 'une alerte n’a pas pu être écrite')
    return false
  }
}

async function write(alert: JobAlert, wanted: OpenOffer[], req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  await lockRecord('envois-alerte', alert.id, req)
  const sent = await payload.find({
    collection: 'envois-alerte',
    where: { alerte: { equals: alert.id } },
    pagination: false,
    depth: 0,
    req,
  })
  const known = new Set(sent.docs.map(({ job }) => Number(job)))
  const offers = wanted.filter(({ id }) => !known.has(id)).slice(0, mostOffers)
  if (offers.length === 0) return false
  for (const { id } of offers) {
    const data = { alerte: alert.id, job: id }
    await payload.create({ collection: 'envois-alerte', data, depth: 0, req })
  }
  const stopPage = alertPage(alert, 'unsubscribe', payload)
  const siteUrl = publicUrl(payload)
  const { brand } = await mailIdentity(payload, req)
  const letter = alertLetter({ offers, alert, siteUrl, stopPage })
  const about = { relationTo: 'alertes', value: alert.id } as const
  await queueEmail(
    { kind: 'alert', to: alert.email, letter, about, brand, unsubscribe: stopPage },
    req,
  )
  return true
}
