import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { recordAct } from '../../audit/recordAct.ts'
import { endsOfCopies } from '../../backup/endsOfCopies.ts'
import { emptyLog } from '../../database/sqlite/emptyLog.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { secretsOf } from '../../environment/secretsOf.ts'
import { keptKinds } from '../keptKinds.ts'
import { nameOf } from '../nameOf.ts'
import { type AskedPerson, addressOf, askedPerson } from './askedPerson.ts'
import { erasePerson, type Kept, keptOf, stayingOf } from './erasePerson.ts'
import { fingerprint, keptFingerprints } from './fingerprint.ts'
import { forgetBesides } from './forgetBesides.ts'
import { handedOver } from './handedOver.ts'
import { type PersonRecords, personRecords } from './personRecords.ts'
import { sharedBy } from './sharedBy.ts'

/** What one request asks about a person: found, exported, erased (law 001-2021/AN, rights). */
export const personEndpoints: Endpoint[] = [
  { path: '/person', method: 'get', handler: (req) => answer(req, req.query.who, found) },
  {
    path: '/person/export',
    method: 'get',
    handler: (req) => answer(req, req.query.who, exported),
  },
  {
    path: '/person/erase',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      return answer(req, req.data?.who, erased)
    },
  },
]

async function answer(
  req: PayloadRequest,
  typed: unknown,
  act: (person: AskedPerson, req: PayloadRequest) => Promise<Response>,
): Promise<Response> {
  if (!administratorsOnly({ req })) throw new APIError('Réservé aux administrateurs.', 403)
  const person = askedPerson(typed)
  if (person === undefined) {
    throw new APIError('Donnez une adresse e-mail ou un numéro de téléphone complet.', 400)
  }
  return act(person, req)
}

async function found(person: AskedPerson, req: PayloadRequest): Promise<Response> {
  const records = await personRecords(person, req)
  const { docs } = await req.payload.find({
    collection: 'erasures',
    where: {
      fingerprint: { in: keptFingerprints(person, secretsOf(req.payload)) },
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
  })
  const until = await endsOfCopies(req.payload)
  const { conservationAns } = await req.payload.findGlobal({ slug: 'ventes', depth: 0 })
  return Response.json({
    address: addressOf(person),
    counts: countsOf(records),
    kept: keptOf(await stayingOf(records, req)),
    bookedYears: conservationAns,
    ...sharedBy(person, records),
    labels: Object.fromEntries(
      keptKinds(req.payload).map(({ slug, personal }) => [slug, personal.label]),
    ),
    erasedAt: docs[0]?.createdAt ?? null,
    copiesUntil:
      until
        .map((end) => end.toISOString())
        .sort()
        .at(-1) ?? null,
  })
}

async function exported(person: AskedPerson, req: PayloadRequest): Promise<Response> {
  const body = await handedOver(await personRecords(person, req), req)
  await recordAct(req, { act: 'exported', ...ofOnePerson })
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="donnees-personnelles.json"',
      'cache-control': 'private, no-store',
    },
  })
}

/** The journal does not say whose data they are. */
const ofOnePerson = { place: 'erasures', what: 'Données d’une personne' }

/** All of it or none, with a trace that it was done and by whom, but not of whom. */
async function erased(person: AskedPerson, req: PayloadRequest): Promise<Response> {
  const { payload } = req
  // Looked for before its turn as the one who writes: reading many numbers takes a while.
  const records = await personRecords(person, req)
  const { counts, kept } = await withinTransaction(req, async () => {
    // Not one line for each record: together they would say what belonged to one person.
    req.context.notedAsOne = true
    const { erased, kept } = await erasePerson(records, req)
    await forgetBesides([person, ...addressesBeside(person, records)], req)
    const counts = countsOf(erased)
    const trace = await payload.create({
      collection: 'erasures',
      data: {
        by: nameOf(req),
        what: summaryOf(erased, kept),
        fingerprint: fingerprint(person, payload.secret),
      },
      depth: 0,
      req,
    })
    await recordAct(req, { act: 'erased', ...ofOnePerson, record: trace.id })
    return { counts, kept }
  })
  await emptyLog(payload)
  return Response.json({ counts, kept })
}

/** He may have opened his space by another address that stands in what is erased. */
function addressesBeside(person: AskedPerson, records: readonly PersonRecords[]): AskedPerson[] {
  return sharedBy(person, records).others.flatMap((other) => askedPerson(other) ?? [])
}

/** By the name of the collection. */
function countsOf(found: readonly PersonRecords[]): Record<string, number> {
  return Object.fromEntries(found.map(({ kind, records }) => [kind.slug, records.length]))
}

function summaryOf(erased: readonly PersonRecords[], kept: Kept): string {
  const parts = erased.flatMap(({ kind, records }) =>
    records.length > 0 ? [`${kind.personal.label} : ${records.length}`] : [],
  )
  if (kept.accounts > 0) parts.push(`Gardé pour la comptabilité : ${kept.accounts}`)
  if (kept.underWay > 0) parts.push(`Gardé car en cours : ${kept.underWay}`)
  return parts.join(', ')
}
