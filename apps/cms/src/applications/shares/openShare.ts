import type { Shortlist } from '@sira/contract/applications/shortlist'
import type { Payload, Where } from 'payload'
import type { Application, Share } from '../../payload-types.ts'
import { candidateCard, fileOf, isShown, mayHaveFile } from './candidateCard.ts'
import { shareMark } from './shareToken.ts'

/** A link that was passed on to a crowd opens nothing any more. */
export const mostViews = 300

/** The selection behind a link; each look is counted as it is allowed, by one statement. */
export async function readShare(token: string, payload: Payload): Promise<Shortlist | undefined> {
  if (!(await openShare(token, payload))) return undefined
  const and: Where[] = [...openTo(token, payload), { vues: { less_than: mostViews } }]
  const row: unknown = await payload.db.updateOne({
    collection: 'partages',
    where: { and },
    data: { vues: { $inc: 1 } },
    options: { atomic: true },
  })
  if (row === null) return undefined
  const share = await openShare(token, payload)
  if (share === undefined) return undefined
  const shown = await shownOf(share, payload)
  return {
    offre: share.intitule ?? '',
    fin: share.finLe ?? '',
    candidats: shown.map(({ application, word }) => candidateCard(application, word)),
  }
}

/** The CV of one candidate of it; nothing without the candidate’s consent, asked at this moment. */
export async function fileOfShare(token: string, candidate: number, payload: Payload) {
  const share = await openShare(token, payload)
  const shown = share ? await shownOf(share, payload) : []
  const found = shown.find(({ application }) => application.id === candidate)?.application
  return found && mayHaveFile(found) ? fileOf(found) : undefined
}

async function openShare(token: string, payload: Payload): Promise<Share | undefined> {
  const { docs } = await payload.find({
    collection: 'partages',
    where: { and: openTo(token, payload) },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [share] = docs
  return share && (await isOffered(share, payload)) ? share : undefined
}

/** Without its offer nobody finds the board from which a link is closed: it shows nothing until then. */
async function isOffered({ offre }: Share, payload: Payload): Promise<boolean> {
  const id = typeof offre === 'object' ? offre?.id : offre
  if (id === undefined) return false
  const where: Where = { id: { equals: id }, _status: { equals: 'published' } }
  return (await payload.count({ collection: 'jobs', where })).totalDocs > 0
}

function openTo(token: string, payload: Payload): Where[] {
  return [
    { jeton: { equals: shareMark(token, payload) } },
    { arretLe: { exists: false } },
    { finLe: { greater_than: new Date().toISOString() } },
  ]
}

/** The candidates in the order of staff, without those who went or were refused meanwhile. */
async function shownOf(
  { candidats }: Share,
  payload: Payload,
): Promise<{ application: Application; word: string }[]> {
  const rows = (candidats ?? []).map(({ candidature, mot }) => ({
    id: typeof candidature === 'object' ? candidature.id : candidature,
    word: mot ?? '',
  }))
  const { docs } = await payload.find({
    collection: 'candidatures',
    where: { id: { in: rows.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
  })
  return rows.flatMap(({ id, word }) => {
    const application = docs.find((one) => one.id === id)
    return application && isShown(application) ? [{ application, word }] : []
  })
}
