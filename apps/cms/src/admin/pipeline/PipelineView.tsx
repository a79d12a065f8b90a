import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { dueFiles, seenToBy } from '../../messages/pipeline/dueFiles.ts'
import { pipelineBoard } from '../../messages/pipeline/pipelineBoard.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { DueList } from './DueList.tsx'
import { NothingUnderWay } from './NothingUnderWay.tsx'
import { PipelineBoard } from './PipelineBoard.tsx'
import { PipelineTabs } from './PipelineTabs.tsx'
import { type PipelineChoice, pipelineAddress, pipelineChoice } from './pipelineAddress.ts'

/** The board of open files: the steps due today, and all files by state. */
export function PipelineView(view: AdminViewServerProps) {
  const choice = pipelineChoice(view.searchParams)
  return (
    <OwnScreen view={view} at={pipelineAddress(choice)} isFor={isInboxStaff}>
      {() => <Pipeline choice={choice} req={view.initPageResult.req} />}
    </OwnScreen>
  )
}

async function Pipeline({ choice, req }: { choice: PipelineChoice; req: PayloadRequest }) {
  const now = new Date()
  const person = choice.mine && req.user ? Number(req.user.id) : undefined
  const due = await dueFiles(person === undefined ? {} : seenToBy(person), now, req)
  const columns = await pipelineBoard(choice.kind, person, req)
  return (
    <main className="sira-pipeline">
      <h1>Dossiers</h1>
      <PipelineTabs choice={choice} />
      {columns.every(({ count }) => count === 0) && <NothingUnderWay {...choice} />}
      <DueList {...due} now={now} />
      <PipelineBoard choice={choice} columns={columns} now={now} user={Number(req.user?.id)} />
    </main>
  )
}
