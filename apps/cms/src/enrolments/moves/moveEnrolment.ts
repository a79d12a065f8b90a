import type { EnrolmentState } from '@sira/contract/enrolments/enrolmentStates'
import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import type { Enrolment } from '../../payload-types.ts'
import { tellParticipant } from '../letters/tellParticipant.ts'
import { enrolmentMachine } from './enrolmentMachine.ts'

/**
 * Moves one seat, with its letter. What it takes or gives back is for who moves it: see
 * `moveSeats`.
 */
export async function moveEnrolment(
  id: number,
  to: EnrolmentState,
  step: Step,
  req: PayloadRequest,
  files?: readonly AttachedContent[],
): Promise<Enrolment> {
  const { record, move: moved } = await move(enrolmentMachine, { id, to, step }, req)
  if (moved.letter) await tellParticipant(moved.letter, record, req, files)
  return record
}
