import type { PayloadRequest } from 'payload'
import type { Share } from '../../payload-types.ts'

async function sharesWith(id: number, req: PayloadRequest): Promise<Share[]> {
  const { docs } = await req.payload.find({
    collection: 'partages',
    where: { 'candidats.candidature': { equals: id } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/** Takes a candidate out of the selections, with the words of staff; an empty one goes. */
export async function forgetShares(id: number, req: PayloadRequest): Promise<void> {
  for (const share of await sharesWith(id, req)) {
    const candidats = rowsOf(share).filter(({ candidature }) => candidature !== id)
    const asked = { collection: 'partages', id: share.id, depth: 0, req } as const
    if (candidats.length === 0) await req.payload.delete(asked)
    else await req.payload.update({ ...asked, data: { candidats } })
  }
}

/** The selections in which a candidate stood, with days and words: handed over with the record. */
export async function handedShares(id: number, req: PayloadRequest) {
  return (await sharesWith(id, req)).map((share) => ({
    le: share.createdAt,
    jusque: share.arretLe ?? share.finLe ?? null,
    presentation: rowsOf(share).find(({ candidature }) => candidature === id)?.mot ?? null,
  }))
}

function rowsOf({ candidats }: Share) {
  return (candidats ?? []).map((row) => ({
    ...row,
    candidature: typeof row.candidature === 'object' ? row.candidature.id : row.candidature,
  }))
}
