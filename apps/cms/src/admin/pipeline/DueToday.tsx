import Link from 'next/link'
import type { Payload, TypedUser } from 'payload'
import { dueFiles, seenToBy } from '../../messages/pipeline/dueFiles.ts'
import { DueList } from './DueList.tsx'
import { pipelineAddress } from './pipelineAddress.ts'

interface DueTodayProps {
  payload: Payload
  user: TypedUser
  now: Date
}

const shown = 5

/** On the first screen what one has to do oneself; the board has the rest. */
export async function DueToday({ payload, user, now }: DueTodayProps) {
  const files = await dueFiles(seenToBy(user.id), now, { payload, user })
  if (files.length === 0) return null
  return (
    <div>
      <DueList files={files.slice(0, shown)} total={files.length} now={now} />
      <Link href={pipelineAddress({ kind: 'devis', mine: true })} prefetch={false}>
        Tous mes dossiers
      </Link>
    </div>
  )
}
