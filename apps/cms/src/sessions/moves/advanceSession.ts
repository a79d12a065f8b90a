import { APIError, type PayloadRequest } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { advance } from '../../dossiers/desk/advance.ts'
import { moveAlone, whenMoved } from './moveSession.ts'
import { sessionMachine } from './sessionMachine.ts'

/** At the door of what is done with sessions. */
export function requireContentStaff(req: PayloadRequest): void {
  if (!isContentStaff(req.user)) {
    throw new APIError('Les sessions sont ouvertes et closes par les rédacteurs.', 403)
  }
}

/** `POST /admin/api/sessions/:id/avancer` */
export const advanceSession = advance(sessionMachine, {
  allow: requireContentStaff,
  move: moveAlone,
  after: whenMoved,
})
