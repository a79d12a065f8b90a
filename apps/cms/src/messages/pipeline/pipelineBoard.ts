import type { PayloadRequest, Where } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { type OpenFile, openFile } from './openFile.ts'
import type { PipelineKind } from './pipelineKinds.ts'
import { type OpenState, openStates } from './pipelineStates.ts'

/** Of a state; the rest stands in the list. */
const shownOfState = 12

export interface PipelineColumn {
  state: OpenState
  count: number
  /** Of all of them, shown or not. */
  sum: number
  files: OpenFile[]
}

/** What is under way by its state, the newest first: everybody’s, or what one person sees to. */
export function pipelineBoard(
  kind: PipelineKind,
  whose: Where,
  req: PayloadRequest,
): Promise<PipelineColumn[]> {
  return Promise.all(openStates.map((state) => columnOf(kind, state, whose, req)))
}

async function columnOf(
  kind: PipelineKind,
  state: OpenState,
  whose: Where,
  req: PayloadRequest,
): Promise<PipelineColumn> {
  const where: Where = { and: [{ state: { equals: state } }, whose] }
  const asked = { collection: kind, overrideAccess: false, user: req.user } as const
  const { docs, totalDocs } = await recordsByName(req.payload).find({
    ...asked,
    where,
    sort: '-createdAt',
    limit: shownOfState,
    depth: 1,
  })
  const files = docs.map((record) => openFile(kind, record))
  return { state, count: totalDocs, sum: await sumOf(kind, where, req), files }
}

/** Payload adds nothing up: amounts are read, of those that have one. */
async function sumOf(kind: PipelineKind, where: Where, req: PayloadRequest): Promise<number> {
  if (kind !== 'devis') return 0
  const { docs } = await req.payload.find({
    collection: kind,
    where: { and: [where, { amount: { greater_than: 0 } }] },
    select: { amount: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  return docs.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}
