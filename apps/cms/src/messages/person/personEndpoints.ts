import { isEmail } from '@sira/contract/forms/email'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { databaseCopies } from '../../database/sqlite/databaseCopies.ts'
import { emptyLog } from '../../database/sqlite/emptyLog.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { nameOf } from '../handling/trackWork.ts'
import { type KeptName, keptKinds, keptNames } from '../keptKinds.ts'
import { eraseAll } from '../retention/eraseInBatches.ts'
import { fingerprint, type PersonRecords, personRecords } from './personRecords.ts'

/** What one request asks about a person: found, exported, erased (law 001-2021/AN, rights). */
export const personEndpoints: Endpoint[] = [
  { path: '/person', method: 'get', handler: (req) => answer(req, req.query.email, found) },
  {
    path: '/person/export',
    method: 'get',
    handler: (req) => answer(req, req.query.email, exported),
  },
  {
    path: '/person/erase',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      return answer(req, req.data?.email, erased)
    },
  },
]

async function answer(
  req: PayloadRequest,
  email: unknown,
  act: (email: string, req: PayloadRequest) => Promise<Response>,
): Promise<Response> {
  if (!administratorsOnly({ req })) throw new APIError('Réservé aux administrateurs.', 403)
  const address = typeof email === 'string' ? email.trim().normalize() : ''
  // As wide as what the forms take: whatever is kept can be erased.
  if (!isEmail(address)) throw new APIError('Donnez une adresse e-mail complète.', 400)
  return act(address, req)
}

async function found(email: string, req: PayloadRequest): Promise<Response> {
  const counts = countsOf(await personRecords(email, req))
  const { docs } = await req.payload.find({
    collection: 'erasures',
    where: { fingerprint: { equals: fingerprint(email, req.payload.secret) } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
  })
  const copies = await databaseCopies(req.payload.config.custom?.sqliteFile ?? '')
  return Response.json({
    counts,
    labels: Object.fromEntries(keptNames.map((name) => [name, keptKinds[name].personal.label])),
    erasedAt: docs[0]?.createdAt ?? null,
    copiesUntil:
      copies
        .map(({ end }) => end.toISOString())
        .sort()
        .at(-1) ?? null,
  })
}

async function exported(email: string, req: PayloadRequest): Promise<Response> {
  const body = JSON.stringify(await personRecords(email, req), withoutKeys, 2)
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="donnees-personnelles.json"',
      'cache-control': 'private, no-store',
    },
  })
}

/** All of it or none, with a trace that it was done and by whom, but not of whom. */
async function erased(email: string, req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const counts = await withinTransaction(req, async () => {
    const records = await personRecords(email, req)
    for (const name of keptNames) {
      const ids = records[name].map(({ id }) => id)
      if (ids.length > 0) await eraseAll(name, ids, req)
    }
    const removed = countsOf(records)
    await payload.create({
      collection: 'erasures',
      data: {
        by: nameOf(req),
        what: summaryOf(removed),
        fingerprint: fingerprint(email, payload.secret),
      },
      depth: 0,
      req,
    })
    return removed
  })
  await emptyLog(payload)
  return Response.json({ counts })
}

type Counts = Record<KeptName, number>

function countsOf(records: PersonRecords): Counts {
  const counts = Object.entries(records).map(([name, list]) => [name, list.length])
  return Object.fromEntries(counts) as Counts
}

function summaryOf(counts: Counts): string {
  return keptNames.map((name) => `${keptKinds[name].personal.label} : ${counts[name]}`).join(', ')
}

const ours = new Set([
  'cle',
  'cleEnvoi',
  'empreinte',
  'idempotencyKey',
  'messageId',
  'html',
  'searchText',
])

/** Our own bookkeeping is nobody's personal data. */
function withoutKeys(name: string, value: unknown): unknown {
  return ours.has(name) ? undefined : value
}
