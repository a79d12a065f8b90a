import type { Payload, TypedUser } from 'payload'
import { recordsByName } from '../../../database/records/recordsByName.ts'
import { type OpenFile, openFile } from '../../../dossiers/board/openFile.ts'
import { keptKind } from '../../../dossiers/keptKinds.ts'
import { type PipelineKind, pipelineKinds } from '../../../messages/pipeline/pipelineKinds.ts'

export interface NewMessage extends Pick<OpenFile, 'href' | 'title' | 'about'> {
  createdAt: string
}

const shown = 3

/** New messages that nobody has taken up yet, of all kinds, the newest first. */
export async function newestMessages(payload: Payload, user: TypedUser): Promise<NewMessage[]> {
  const found = await Promise.all(pipelineKinds.map((kind) => newestOf(kind, payload, user)))
  return found
    .flat()
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, shown)
}

async function newestOf(kind: PipelineKind, payload: Payload, user: TypedUser) {
  const kept = keptKind(kind, payload)
  const { docs } = await recordsByName(payload).find({
    collection: kind,
    where: kept.waiting,
    sort: '-createdAt',
    limit: shown,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map((record) => {
    const { href, title, about } = openFile(kept, record)
    return { href, title, about, createdAt: record.createdAt }
  })
}
