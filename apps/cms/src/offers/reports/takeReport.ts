import { createHmac } from 'node:crypto'
import type { ReportReason } from '@sira/contract/offers/report'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { CameWith, Keep } from '../../messages/reception/door/keep.ts'
import { networkMark } from '../../orders/shares/networkMark.ts'
import type { Job } from '../../payload-types.ts'
import { knownCheck } from '../checks/checkOf.ts'
import { isVerified } from '../checks/isVerified.ts'
import { moveOffer } from '../checks/moveOffer.ts'
import { openReports } from './openReports.ts'

/** So many networks hide an offer that nobody has verified. */
const networksThatHide = 3

/**
 * Keeps a report, once per offer, network and day. The answer is always the same: a rival does not
 * learn whether he counted, nor a stranger whether the offer is there.
 */
export const takeReport: Keep = async (values, cameWith, payload) => {
  const job = Number(values.job)
  const now = new Date().toISOString()
  const offer = await payload.findByID({
    collection: 'jobs',
    id: job,
    depth: 0,
    disableErrors: true,
  })
  if (offer?._status === 'published') {
    const { motif, message, email } = values
    const said = { motif: motif as ReportReason, message: message || null, email: email || null }
    await keepOnce(offer, said, cameWith, payload)
  }
  const digest = createHmac('sha256', payload.secret).update(`report ${JSON.stringify(values)}`)
  const id = digest.digest().readUIntBE(0, 6)
  return { entity: { id, attributes: { ...values, job, createdAt: now, updatedAt: now } } }
}

interface Said {
  motif: ReportReason
  message: string | null
  email: string | null
}

async function keepOnce(
  job: Job,
  said: Said,
  { sender, locale, suspicion }: CameWith,
  payload: Payload,
): Promise<void> {
  const reseau = networkMark(sender, payload)
  const cle = `${job.id} ${reseau} ${new Date().toISOString().slice(0, 10)}`
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    // One counts at a time: the third of three hides the offer, and no fourth does so again.
    await lockRecord('signalements', job.id, req)
    const where = { cle: { equals: cle } }
    const { totalDocs } = await payload.count({ collection: 'signalements', where, req })
    if (totalDocs > 0) return
    await payload.create({
      collection: 'signalements',
      data: {
        job: job.id,
        intitule: job.titre ?? null,
        ...said,
        locale,
        etat: 'nouveau',
        reseau,
        cle,
        suspicion: suspicion ?? null,
      },
      depth: 0,
      req,
    })
    await hideIfDoubtful(job, req)
  })
}

async function hideIfDoubtful(job: Job, req: PayloadRequest): Promise<void> {
  const networks = new Set((await openReports(job.id, req)).map(({ reseau }) => reseau)).size
  if (networks < networksThatHide || (await isVerified(job, req))) return
  const check = await knownCheck(job.id, req)
  if (check?.etat === 'suspendue') return
  const why = `Signalée depuis ${networks} réseaux`
  await moveOffer(job.id, 'suspendue', { by: 'système', why }, req)
}
