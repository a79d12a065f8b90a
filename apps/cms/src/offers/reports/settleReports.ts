import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import { openReports } from './openReports.ts'
import { reportMachine } from './reportMachine.ts'

/** What was said of an offer so far counts no more; whoever reports it again begins anew. */
export async function settleReports(job: number, step: Step, req: PayloadRequest): Promise<void> {
  for (const { id } of await openReports(job, req)) {
    await move(reportMachine, { id, to: 'classé', step }, req)
  }
}
