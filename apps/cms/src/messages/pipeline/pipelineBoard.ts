import type { PayloadRequest, Where } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { keptKind } from '../../dossiers/keptKinds.ts'
import { amountsByState } from './amountsByState.ts'
import { seenToBy } from './dueFiles.ts'
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

/** The open files by state, the newest first: everybody’s, or one person's. */
export async function pipelineBoard(
  kind: PipelineKind,
  person: number | undefined,
  req: PayloadRequest,
): Promise<PipelineColumn[]> {
  const whose = person === undefined ? {} : seenToBy(person)
  const columns = await Promise.all(openStates.map((state) => columnOf(kind, state, whose, req)))
  // Only who may read them all comes as far as this.
  const amounts = kind === 'devis' ? await amountsByState(person, req.payload) : undefined
  return columns.map((column) => ({ ...column, sum: amounts?.get(column.state) ?? 0 }))
}

async function columnOf(
  kind: PipelineKind,
  state: OpenState,
  whose: Where,
  req: PayloadRequest,
): Promise<Omit<PipelineColumn, 'sum'>> {
  const { docs, totalDocs } = await recordsByName(req.payload).find({
    collection: kind,
    where: { and: [{ state: { equals: state } }, whose] },
    sort: '-createdAt',
    limit: shownOfState,
    depth: 1,
    overrideAccess: false,
    user: req.user,
  })
  return {
    state,
    count: totalDocs,
    files: docs.map((record) => openFile(keptKind(kind, req.payload), record)),
  }
}
